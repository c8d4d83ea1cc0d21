#include "server/live_feed.h"

#include <algorithm>

namespace cancha::server {

void LiveFeed::append(std::string_view records) {
  {
    const std::lock_guard lock{mutex_};
    history_ += records;
  }
  call_listener();
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
    if (status == status_) return;
    status_ = std::move(status);
    ++status_number_;
  }
  call_listener();
}

LiveFeed::Parcel LiveFeed::next(Cursor& cursor) const {
  std::shared_ptr<const std::string> frame;
  {
    const std::lock_guard lock{mutex_};
    if (cursor.status < status_number_) {
      cursor.status = status_number_;
      return {status_, true};
    }
    if (cursor.history < history_.size()) {
      std::string bytes = history_.substr(cursor.history);
      cursor.history += bytes.size();
      return {std::move(bytes), false};
    }
    if (cursor.frame == frame_number_) return {};
    cursor.frame = frame_number_;
    frame = frame_;
  }
  return {*frame, false};
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
