#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <memory>
#include <string>

#include "server/hub.h"

namespace cancha::server {

/// One viewer of a live match, on a WebSocket.
///
/// To the viewer: binary messages are whole records of one MCAP stream (the opening with schemas, channels and scene;
/// then events, chunk indexes of the growing file, and frames as they come); text messages are a LiveStatus, or
/// {"you":"viewer 2"} at the beginning, {"error":"…"} where a wish could not be done, {"next":"NAME"} after a reset.
/// From the viewer: text messages, each a LiveCommand. Only one message is under way at a time, and the next is chosen
/// when it has gone: who is slow misses frames, and nobody waits for him.
class LiveSocket : public Connection, public std::enable_shared_from_this<LiveSocket> {
 public:
  LiveSocket(Hub& hub, boost::beast::tcp_stream stream, std::shared_ptr<LiveMatch> match);
  ~LiveSocket() override;
  LiveSocket(const LiveSocket&) = delete;
  LiveSocket& operator=(const LiveSocket&) = delete;

  /// Answers the request for the WebSocket and begins.
  void start(boost::beast::http::request<boost::beast::http::string_body> request);
  void close() override;
  /// Sends what is new, where nothing is under way.
  void pump();

 private:
  void join_audience();
  void leave_audience();
  void read();
  void carry_out(const std::string& text);
  void say(std::string note);
  void write(LiveFeed::Parcel parcel);

  Hub& hub_;
  boost::beast::websocket::stream<boost::beast::tcp_stream> socket_;
  std::shared_ptr<LiveMatch> match_;
  boost::beast::flat_buffer in_;
  std::deque<std::string> notes_;  ///< for this viewer alone
  std::string name_;               ///< as other viewers are shown it
  LiveFeed::Cursor cursor_;
  LiveFeed::Parcel out_;  ///< what is being written
  bool open_ = false;
  bool writing_ = false;
  bool closed_ = false;
};

}  // namespace cancha::server
