// Runs a fuzz target without a fuzzer, `fuzz_replay NAME CORPUS_FOLDER`: every file of a corpus folder as it is, cut
// short, and with single bytes changed.

#include "fuzz_replay.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <vector>

namespace {

const cancha::Replayed* latest = nullptr;

using Bytes = std::vector<std::uint8_t>;

Bytes read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// Feeds one input in memory of exactly its size, so that a sanitizer sees a read past its end.
void feed(cancha::Replayed::Run run, const Bytes& input, std::size_t size) {
  const Bytes exact(input.begin(), input.begin() + static_cast<std::ptrdiff_t>(size));
  run(exact.data(), exact.size());
}

/// Feeds a seed and its damaged copies; returns how many inputs that were.
int replay(cancha::Replayed::Run run, Bytes seed) {
  constexpr std::size_t kCuts = 16;
  constexpr std::size_t kFlips = 32;
  int inputs = 0;
  for (std::size_t cut = 0; cut <= kCuts; ++cut, ++inputs) feed(run, seed, seed.size() * cut / kCuts);
  const std::size_t stride = std::max<std::size_t>(1, seed.size() / kFlips);
  for (std::size_t i = 0; i < seed.size(); i += stride) {
    const std::uint8_t kept = seed[i];
    for (const int wrong : {0x00, 0xff, kept ^ 0x01, kept ^ 0x80}) {
      seed[i] = static_cast<std::uint8_t>(wrong);
      feed(run, seed, seed.size());
      ++inputs;
    }
    seed[i] = kept;
  }
  return inputs;
}

const cancha::Replayed* find(std::string_view name) {
  for (const auto* target = latest; target != nullptr; target = target->next) {
    if (target->name == name) return target;
  }
  return nullptr;
}

}  // namespace

cancha::Replayed::Replayed(const char* its_name, Run its_run) : name{its_name}, run{its_run}, next{latest} {
  latest = this;
}

int main(int argc, char** argv) {
  const auto* target = argc == 3 ? find(argv[1]) : nullptr;
  if (target == nullptr) {
    std::fprintf(stderr, "usage: fuzz_replay NAME CORPUS_FOLDER, where src/**/NAME_fuzz.cpp is a fuzz target\n");
    return 2;
  }
  const char* const folder = argv[2];
  if (!std::filesystem::is_directory(folder)) {
    std::fprintf(stderr, "%s: no such folder (add a few small seed files for this fuzz target)\n", folder);
    return 1;
  }

  std::vector<std::filesystem::path> seeds;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) seeds.push_back(entry.path());
  }
  std::sort(seeds.begin(), seeds.end());
  if (seeds.empty()) {
    std::fprintf(stderr, "%s: holds no file (add a few small seed files for this fuzz target)\n", folder);
    return 1;
  }

  int inputs = 0;
  for (const auto& seed : seeds) inputs += replay(target->run, read(seed));
  std::printf("%zu seeds, %d inputs\n", seeds.size(), inputs);
  return 0;
}
