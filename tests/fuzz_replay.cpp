// Runs a fuzz target without a fuzzer: every file of a corpus folder as it is, cut short, and with single bytes
// changed.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// Feeds one input in memory of exactly its size, so that a sanitizer sees a read past its end.
void feed(const Bytes& input, std::size_t size) {
  const Bytes exact(input.begin(), input.begin() + static_cast<std::ptrdiff_t>(size));
  LLVMFuzzerTestOneInput(exact.data(), exact.size());
}

/// Feeds a seed and its damaged copies; returns how many inputs that were.
int replay(Bytes seed) {
  constexpr std::size_t kCuts = 16;
  constexpr std::size_t kFlips = 64;
  int inputs = 0;
  for (std::size_t cut = 0; cut <= kCuts; ++cut, ++inputs) feed(seed, seed.size() * cut / kCuts);
  const std::size_t stride = std::max<std::size_t>(1, seed.size() / kFlips);
  for (std::size_t i = 0; i < seed.size(); i += stride) {
    const std::uint8_t kept = seed[i];
    for (const int wrong : {0x00, 0xff, kept ^ 0x01, kept ^ 0x80}) {
      seed[i] = static_cast<std::uint8_t>(wrong);
      feed(seed, seed.size());
      ++inputs;
    }
    seed[i] = kept;
  }
  return inputs;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: %s CORPUS_FOLDER\n", argv[0]);
    return 2;
  }
  if (!std::filesystem::is_directory(argv[1])) {
    std::fprintf(stderr, "%s: no such folder (add a few small seed files for this fuzz target)\n", argv[1]);
    return 1;
  }

  std::vector<std::filesystem::path> seeds;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[1])) {
    if (entry.is_regular_file()) seeds.push_back(entry.path());
  }
  std::sort(seeds.begin(), seeds.end());
  if (seeds.empty()) {
    std::fprintf(stderr, "%s: holds no file (add a few small seed files for this fuzz target)\n", argv[1]);
    return 1;
  }

  int inputs = 0;
  for (const auto& seed : seeds) inputs += replay(read(seed));
  std::printf("%zu seeds, %d inputs\n", seeds.size(), inputs);
  return 0;
}
