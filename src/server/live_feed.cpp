#include "server/live_feed.h"

#include <utility>

namespace cancha::server {

void LiveFeed::append(std::string_view records) {
  const std::lock_guard lock{mutex_};
  // viewers may be sending the last piece, so a longer one takes its place
  const bool goes_on = !history_.empty() && history_.back()->size() < kPieceBytes;
  std::string piece = goes_on ? *history_.back() : std::string{};
  piece += records;
  if (!goes_on) history_.emplace_back();
  history_.back() = std::make_shared<const std::string>(std::move(piece));
}

void LiveFeed::show(std::string frame) {
  auto shared = std::make_shared<const std::string>(std::move(frame));
  {
    const std::lock_guard lock{mutex_};
    frame_.swap(shared);
    ++frame_number_;
  }
  call_listener();
}

void LiveFeed::tell(std::string status) {
  {
    const std::lock_guard lock{mutex_};
    if (status == *status_) return;
    status_ = std::make_shared<const std::string>(std::move(status));
    ++status_number_;
  }
  call_listener();
}

LiveFeed::Parcel LiveFeed::next(Cursor& cursor) const {
  const std::lock_guard lock{mutex_};
  if (cursor.status < status_number_) {
    cursor.status = status_number_;
    return {*status_, true, status_};
  }
  while (cursor.piece < history_.size()) {
    const auto& piece = history_[cursor.piece];
    const std::string_view fresh = std::string_view{*piece}.substr(cursor.byte);
    // the last piece may still grow
    const bool is_last = cursor.piece + 1 == history_.size();
    cursor = {cursor.piece + (is_last ? 0 : 1), is_last ? piece->size() : 0, cursor.frame, cursor.status};
    if (!fresh.empty()) return {fresh, false, piece};
    if (is_last) break;
  }
  if (cursor.frame == frame_number_) return {};
  cursor.frame = frame_number_;
  return {*frame_, false, frame_};
}

void LiveFeed::set_listener(std::function<void()> listener) {
  const std::lock_guard lock{listener_mutex_};
  listener_ = std::move(listener);
}

void LiveFeed::call_listener() {
  const std::lock_guard lock{listener_mutex_};
  if (listener_) listener_();
}

}  // namespace cancha::server
