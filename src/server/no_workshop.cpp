// Of cancha-play, which is there before the whole program is: its pages say where the rest comes from.

#include "base/expects.h"
#include "server/workshop.h"

namespace cancha::server {
namespace {

class NoWorkshop final : public Workshop {
 public:
  std::optional<Answer> answer(const Request& /*request*/, const Target& /*target*/) override {
    return text_answer(501,
                       "This comes with the whole program: end this match and run ./cancha studio, which builds it.");
  }
  std::uint64_t most_body_bytes(const Request& /*head*/, std::string_view /*path*/,
                                std::uint64_t usual) const override {
    return usual;
  }
  Result<match::Fixture> fixture_of_study(const std::string& name) const override {
    return fail(name, "trials of studies are played by the whole program", "./cancha studio, which builds it");
  }
  bool is_for_writers(std::string_view /*path*/) const override { return false; }
  std::unique_ptr<WriterSession> receive_writer() override {
    CANCHA_EXPECTS(false && "nobody comes to an address that is not there");
    return nullptr;
  }
  void stop() override {}
};

}  // namespace

std::unique_ptr<Workshop> open_workshop(const Workshop::Settings& /*settings*/, Catalogue& /*catalogue*/) {
  return std::make_unique<NoWorkshop>();
}

}  // namespace cancha::server
