#pragma once

#include <cstddef>
#include <span>
#include <vector>

/// A value as what changed since another: its size, then runs of "skip so many bytes, then these follow". Numbers have
/// seven bits a byte, the lowest first, as in protobuf.
namespace cancha::team {

using ByteVector = std::vector<std::byte>;

/// Writes what makes `value` out of `base`; false, and no use, where that is not shorter than the value itself.
[[nodiscard]] bool write_delta(std::span<const std::byte> base, std::span<const std::byte> value, ByteVector& into);

/// Makes the value again; false where the bytes make no sense, or the value would be longer than `most`.
[[nodiscard]] bool apply_delta(std::span<const std::byte> base, std::span<const std::byte> delta, std::size_t most,
                               ByteVector& into);

}  // namespace cancha::team
