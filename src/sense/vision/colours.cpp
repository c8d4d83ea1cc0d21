#include "sense/vision/colours.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/expects.h"

namespace cancha::sense {
namespace {

constexpr int kMiddle = 2;  ///< of a cell of four values

/// Some part of the hues is in both.
bool hues_meet(const ColourRange& a, const ColourRange& b) {
  const auto within = [](int hue, const ColourRange& range) {
    return range.low.hue <= range.high.hue ? hue >= range.low.hue && hue <= range.high.hue
                                           : hue >= range.low.hue || hue <= range.high.hue;
  };
  return within(a.low.hue, b) || within(b.low.hue, a);
}

bool overlap(const ColourRange& a, const ColourRange& b) {
  return !a.empty() && !b.empty() && hues_meet(a, b) && a.low.saturation <= b.high.saturation &&
         b.low.saturation <= a.high.saturation && a.low.value <= b.high.value && b.low.value <= a.high.value;
}

}  // namespace

Hsv hsv_of(int red, int green, int blue) {
  const int most = std::max({red, green, blue});
  const int least = std::min({red, green, blue});
  const int chroma = most - least;
  if (chroma == 0) return {0, 0, most};
  double turn = 0;  // in sixths of the circle
  if (most == red) {
    turn = static_cast<double>(green - blue) / chroma;
  } else if (most == green) {
    turn = 2 + static_cast<double>(blue - red) / chroma;
  } else {
    turn = 4 + static_cast<double>(red - green) / chroma;
  }
  const int hue = static_cast<int>(std::lround(turn * 30)) % kHues;
  return {hue < 0 ? hue + kHues : hue, static_cast<int>(std::lround(255.0 * chroma / most)), most};
}

std::array<int, 3> rgb_of_yuv(int y, int u, int v) {
  // BT.601 in integers, as the V4L2 documentation has it
  const int c = 298 * (y - 16) + 128;
  const int d = u - 128;
  const int e = v - 128;
  const auto byte = [](int value) { return std::clamp(value >> 8, 0, 255); };
  return {byte(c + 409 * e), byte(c - 100 * d - 208 * e), byte(c + 516 * d)};
}

Paint paint_of(std::string_view name) {
  const auto all = names(Paint{});
  const auto found = std::ranges::find(all, name);
  return found == all.end() ? Paint::Other : static_cast<Paint>(found - all.begin());
}

bool ColourRange::contains(Hsv colour) const {
  const bool hue = low.hue <= high.hue ? colour.hue >= low.hue && colour.hue <= high.hue
                                       : colour.hue >= low.hue || colour.hue <= high.hue;
  return hue && colour.saturation >= low.saturation && colour.saturation <= high.saturation &&
         colour.value >= low.value && colour.value <= high.value;
}

Colours for_team(Colours colours, Team team) {
  for (ColourRange& range : colours.ranges) {
    for (const Team whose : kTeams) {
      const bool own = whose == team;
      if (range.name == fmt::format("{}_goal", name(whose))) range.name = own ? "my_goal" : "opp_goal";
      if (range.name == fmt::format("{}_team", name(whose))) range.name = own ? "partner" : "opponent";
    }
  }
  return colours;
}

std::vector<std::string> doubts(const Colours& colours) {
  std::vector<std::string> found;
  for (const ColourRange& range : colours.ranges) {
    const auto backwards = [&](const char* what, int low, int high) {
      if (low <= high) return;
      found.push_back(fmt::format("'{}': the least {} {} is above the most {}, so that no pixel has this colour",
                                  range.name, what, low, high));
    };
    backwards("saturation", range.low.saturation, range.high.saturation);
    backwards("value", range.low.value, range.high.value);
    if (range.low.hue > range.high.hue) {
      found.push_back(fmt::format("'{}': the least hue {} is above the most {}; read as the hues through red",
                                  range.name, range.low.hue, range.high.hue));
    }
  }
  for (std::size_t i = 0; i < colours.ranges.size(); ++i) {
    for (std::size_t j = i + 1; j < colours.ranges.size(); ++j) {
      if (!overlap(colours.ranges[i], colours.ranges[j])) continue;
      found.push_back(fmt::format("'{}' and '{}' overlap; what is in both counts as '{}'", colours.ranges[i].name,
                                  colours.ranges[j].name, colours.ranges[i].name));
    }
  }
  return found;
}

ColourTable::ColourTable(const Colours& colours) : rgb_(kCells), yuv_(kCells) {
  name_paints(colours);
  for (int r = kMiddle; r < 256; r += 4) {
    for (int g = kMiddle; g < 256; g += 4) {
      for (int b = kMiddle; b < 256; b += 4) {
        const Hsv colour = hsv_of(r, g, b);
        const auto found =
            std::ranges::find_if(colours.ranges, [&](const ColourRange& range) { return range.contains(colour); });
        if (found == colours.ranges.end()) continue;
        rgb_[cell(r, g, b)] = static_cast<std::uint8_t>(found - colours.ranges.begin() + 1);
      }
    }
  }
  fill_yuv();
}

ColourTable::ColourTable(const Colours& colours, std::span<const PaintedSample> samples, int reach)
    : rgb_(kCells), yuv_(kCells) {
  name_paints(colours);
  // each sample gives weight to the cells around it; the heaviest range wins, the earlier one among equals
  std::vector<float> best(kCells);
  std::vector<float> weight(kCells);
  for (std::size_t range = 0; range < colours.ranges.size(); ++range) {
    std::ranges::fill(weight, 0.0F);
    for (const PaintedSample& sample : samples) {
      if (sample.range != range) continue;
      const std::array<int, 3> at = {sample.rgb[0] >> 2, sample.rgb[1] >> 2, sample.rgb[2] >> 2};
      for (int r = std::max(0, at[0] - reach); r <= std::min(63, at[0] + reach); ++r) {
        for (int g = std::max(0, at[1] - reach); g <= std::min(63, at[1] + reach); ++g) {
          for (int b = std::max(0, at[2] - reach); b <= std::min(63, at[2] + reach); ++b) {
            const int apart = (r - at[0]) * (r - at[0]) + (g - at[1]) * (g - at[1]) + (b - at[2]) * (b - at[2]);
            if (apart > reach * reach) continue;
            weight[cell(r << 2, g << 2, b << 2)] += 1.0F / static_cast<float>(1 + apart);
          }
        }
      }
    }
    for (std::size_t i = 0; i < kCells; ++i) {
      if (weight[i] <= best[i]) continue;
      best[i] = weight[i];
      rgb_[i] = static_cast<std::uint8_t>(range + 1);
    }
  }
  fill_yuv();
}

void ColourTable::name_paints(const Colours& colours) {
  CANCHA_EXPECTS(colours.ranges.size() <= kMostColours);
  paints_.push_back(Paint::Other);
  for (const ColourRange& range : colours.ranges) paints_.push_back(paint_of(range.name));
}

void ColourTable::fill_yuv() {
  for (int u = kMiddle; u < 256; u += 4) {
    for (int v = kMiddle; v < 256; v += 4) {
      for (int y = kMiddle; y < 256; y += 4) {
        const auto [r, g, b] = rgb_of_yuv(y, u, v);
        yuv_[cell(u, v, y)] = of_rgb(r, g, b);
      }
    }
  }
}

}  // namespace cancha::sense
