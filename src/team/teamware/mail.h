#pragma once

#include "messages/words.h"
#include "team/rtdb/record.h"

namespace cancha::team {

/// Puts what a simulated radio brought into a robot's database; mail that says more bytes than it has is cut.
[[nodiscard]] inline Result<void> receive(const RadioMail& mail, ByteRecord world, ByteRecord coach) {
  std::span<const std::byte> rest{mail.bytes};
  Result<void> all{};
  for (const RecordArrival& one : mail.records) {
    if (one.size > rest.size()) break;
    ByteRecord& record = one.record == TeamRecord::Coach ? coach : world;
    if (auto put = record.replicate(one.member, rest.first(one.size), one.age); !put) all = std::move(put);
    rest = rest.subspan(one.size);
  }
  return all;
}

}  // namespace cancha::team
