// The saved state of a search: any bytes as the file, as the body of one whose head and checksum are right, and the
// search that goes on from it.

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/expects.h"
#include "base/protobuf.h"
#include "lab/tune_state.h"

namespace {

using namespace cancha;
using namespace cancha::lab;

/// What was read is written and read again to the same.
void read_again(const Result<TuneState>& state) {
  if (!state) return;
  const std::string packed = pack_tune_state(*state);
  const auto again = unpack_tune_state(packed, "again");
  CANCHA_EXPECTS(again && pack_tune_state(*again) == packed);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  read_again(unpack_tune_state(bytes, "file"));

  TuneState state;
  if (!parse_protobuf(bytes, state)) return 0;
  const auto sound = unpack_tune_state(pack_tune_state(state), "body");
  read_again(sound);
  // small ones only: how long a large one takes is known
  if (!sound || sound->start.empty() || sound->start.size() > 8 || sound->generations.size() > 16) return 0;
  if (sound->population > 32 || sound->width < 0.001 || sound->width > 1.0) return 0;
  const auto cost = [](const std::vector<double>& shares) {
    double sum = 0;
    for (const double share : shares) sum += (share - 0.3) * (share - 0.3);
    return sum;
  };
  Search search{{.start = sound->start, .population = sound->population, .width = sound->width, .seed = sound->seed},
                cost};
  std::size_t seen = 0;
  if (search.replay(sound->generations, [&] { ++seen; })) {
    CANCHA_EXPECTS(seen == sound->generations.size() && search.history().size() == seen);
    search.generation();
    CANCHA_EXPECTS(search.history().size() == seen + 1);
  }
  return 0;
}
