// Reads anything as intermediate code, and runs what can be run.

#include <cstddef>
#include <cstdint>

#include "decide/program/read_code.h"
#include "decide/program/stand_in.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  namespace form = cancha::decide::program;
  auto program = form::read_code({reinterpret_cast<const char*>(data), size}, "fuzz.dat");
  if (!program) return 0;
  const auto shared = std::make_shared<const form::Program>(std::move(*program));
  form::StandIn body{*shared};
  auto engine = form::Engine::link(shared, body.host());
  if (!engine) return 0;
  cancha::Random random{size};
  for (int i = 0; i < 5; ++i) {
    body.shuffle(random);
    engine->tick_traced(cancha::Time{i * 500'000'000L});
  }
  return 0;
}
