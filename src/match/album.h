#pragma once

#include <string>
#include <vector>

#include "field/league.h"
#include "match/recorder.h"
#include "match/snapshot.h"
#include "mcap/reader.h"

namespace cancha::match {

/// Finds scenes in a recording without playing it: the pictures are those of the Photographer who was there.
///
///     auto album = Album::open(reader);
///     auto scene = album->decisive();
///     write(draw_scene(album->league(), *scene, album->title()));
class Album {
 public:
  /// Reads what the recording says about itself, and its events. The reader must outlive the album.
  [[nodiscard]] static Result<Album> open(mcap::McapReader& reader);

  [[nodiscard]] const field::League& league() const { return league_; }
  [[nodiscard]] const RecordingInfo& info() const { return info_; }
  [[nodiscard]] const std::vector<MatchEvent>& events() const { return events_; }
  /// After the last event up to a moment.
  [[nodiscard]] Score score_at(Time time) const;
  /// Teams and score of a moment, as pictures show them; of a contest in which one robot is alone its team and test.
  [[nodiscard]] std::string title_at(Time time) const;
  /// The same with the result.
  [[nodiscard]] std::string title() const;
  /// The last moment of the recording.
  [[nodiscard]] Time end() const;

  /// When the match was decided; the end where nothing decided it.
  [[nodiscard]] Time decisive_time() const;
  /// The moment that decided the match, as decisive_event() has it; the last one of a recording that was cut off early,
  /// and of a contest in which one robot is alone.
  [[nodiscard]] Result<Scene> decisive();
  /// Any moment.
  [[nodiscard]] Result<Scene> at(Time time);
  /// Every frame from a moment to another, both included.
  [[nodiscard]] Result<std::vector<Snapshot>> frames(Time from, Time to);

 private:
  explicit Album(mcap::McapReader& reader) : reader_{&reader} {}
  [[nodiscard]] Result<void> read_events();
  /// Which event that was; the number of events where none did.
  [[nodiscard]] std::size_t decisive_index() const;
  /// One robot is judged, and nobody scores against it.
  [[nodiscard]] bool alone() const { return league_.contest && !league_.contest->has_opponent(); }
  [[nodiscard]] Result<Scene> way_to(const MatchEvent& event);

  mcap::McapReader* reader_;
  RecordingInfo info_;
  field::League league_;
  std::vector<MatchEvent> events_;
};

}  // namespace cancha::match
