#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <tuple>

namespace cancha::decide {

/// Parts of a text that are made one after the other. Arguments of a call are made in any order, on one kind of
/// processor another than on the next; with chance in them they would be other texts there.
///
///     filled("{} {}", InOrder{first(random), second(random)})
template <class... Part>
struct InOrder {
  std::tuple<Part...> parts;
  InOrder(Part... part) : parts{std::move(part)...} {}
};

/// The text with its parts in the places of its braces.
template <class... Part>
std::string filled(std::string_view text, const InOrder<Part...>& in_order) {
  return std::apply([&](const auto&... part) { return fmt::vformat(text, fmt::make_format_args(part...)); },
                    in_order.parts);
}

}  // namespace cancha::decide
