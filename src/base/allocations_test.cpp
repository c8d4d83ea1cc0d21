#include "base/allocations.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <thread>

namespace cancha {
namespace {

TEST(Allocations, AreCountedForEachThread) {
  if (!counts_allocations()) GTEST_SKIP() << "a sanitizer has operators of its own";
  long of_other = 0;
  {
    std::jthread other{[&] {
      const long before = allocations_of_this_thread();
      const auto kept = std::make_unique<std::string>(100, 'x');
      of_other = allocations_of_this_thread() - before;
      EXPECT_EQ(kept->size(), 100u);
    }};
    const long before = allocations_of_this_thread();
    other.join();
    EXPECT_EQ(allocations_of_this_thread(), before);
  }
  EXPECT_EQ(of_other, 2);
}

}  // namespace
}  // namespace cancha
