#pragma once

#include <deque>
#include <memory>
#include <string>

#include "server/web_socket.h"

namespace cancha::server {

/// One viewer of a live match, on a WebSocket.
///
/// To the viewer: binary messages are whole records of one MCAP stream (the opening with schemas, channels and scene;
/// then events, chunk indexes of the growing file, and frames as they come); text messages are a LiveStatus, or
/// {"you":"viewer 2"} at the beginning, {"error":"…"} where a wish could not be done, {"next":"NAME"} after a reset.
/// From the viewer: text messages, each a LiveCommand. Only one message is under way at a time, and the next is chosen
/// when it has gone: who is slow misses frames, and nobody waits for him.
class LiveSocket : public WebSocket {
 public:
  LiveSocket(Hub& hub, boost::beast::tcp_stream stream, std::shared_ptr<LiveMatch> match);

  /// Sends what is new, where nothing is under way.
  void pump();

 private:
  void opened() override;
  void heard(std::string text, bool is_text) override;
  void written() override;
  void left() override;
  void join_audience();
  void say(std::string note);
  void send(LiveFeed::Parcel parcel);

  std::shared_ptr<LiveMatch> match_;
  std::deque<std::string> notes_;  ///< for this viewer alone
  std::string name_;               ///< as other viewers are shown it
  LiveFeed::Cursor cursor_;
  LiveFeed::Parcel out_;  ///< what is being written
  bool open_ = false;
  bool writing_ = false;
};

}  // namespace cancha::server
