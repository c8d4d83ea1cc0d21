#include "team/bodies/body_server.h"

#include <cmath>
#include <utility>

#include "base/expects.h"
#include "base/protobuf.h"

namespace cancha::team {
namespace {

constexpr int kMostAtOnce = 512;  ///< datagrams in one tick: a flood does not hold the world
constexpr double kMost = 1000.0;  ///< m/s and rad/s: no body does that

/// Numbers that a body can be told.
bool is_sane(const Commands& commands) {
  const auto all = [](auto... numbers) { return (... && (std::abs(numbers) < kMost)); };  // false for what is none
  if (commands.wheels && !all(commands.wheels->left, commands.wheels->right)) return false;
  if (!commands.omni) return true;
  const OmniDrive& omni = *commands.omni;
  return all(omni.v_R.x, omni.v_R.y, omni.turn, omni.kick, omni.lift, omni.handler);
}

}  // namespace

Result<BodyServer> BodyServer::open(const Settings& settings) {
  CANCHA_EXPECTS(settings.robots >= 1 && settings.robots <= kMostBodies);
  auto socket = UdpSocket::open({.port = settings.port, .from_anywhere = settings.from_anywhere, .alone = true});
  if (!socket) return pass_on(std::move(socket));
  return BodyServer{settings, std::move(*socket)};
}

BodyServer::BodyServer(const Settings& settings, UdpSocket socket)
    : settings_{settings},
      socket_{std::move(socket)},
      programs_(static_cast<std::size_t>(settings.robots)),
      room_(kMostBodyBytes + 1) {
  out_.reserve(kMostBodyBytes);
}

void BodyServer::hear(Time now) {
  for (int i = 0; i < kMostAtOnce; ++i) {
    const auto came = socket_.receive(room_, {});
    if (!came) break;
    const std::string_view bytes{reinterpret_cast<const char*>(room_.data()), came->bytes};
    const auto datagram = read_datagram(bytes);
    if (!datagram || came->bytes > kMostBodyBytes || datagram->robot.team != settings_.team ||
        datagram->robot.number >= settings_.robots) {
      ++refused_;
      continue;
    }
    take(*datagram, came->from, now);
  }
  for (Program& one : programs_) {
    if (one.at && now - one.heard > settings_.forget) one.at.reset();
  }
}

void BodyServer::take(const BodyDatagram& datagram, Address from, Time now) {
  Program& program = programs_[static_cast<std::size_t>(datagram.robot.number)];
  const bool known = program.at == from && program.session == datagram.session;
  if (datagram.word == BodyWord::Bye) {
    if (known) program.at.reset();
    return;
  }
  if (datagram.word != BodyWord::Hello && datagram.word != BodyWord::Answer) return void(++refused_);
  if (!known && program.at) {
    begin_datagram(out_, BodyWord::Taken, datagram.robot, datagram.session);
    (void)socket_.send(raw_bytes(out_), from);
    return;
  }
  if (!known) {
    program.at = from;
    program.session = datagram.session;
    program.answers = false;
    ++program.comings;
  }
  program.heard = now;
  if (datagram.word == BodyWord::Answer) take_answer(program, datagram.message, now);
}

void BodyServer::take_answer(Program& program, std::string_view message, Time now) {
  if (!cancha::parse_protobuf(message, read_) || !is_sane(read_.commands)) return void(++refused_);
  // two may come in one tick: a kick of the first is not lost
  if (program.answers && program.answered == now && program.answer.commands.omni && read_.commands.omni &&
      read_.commands.omni->kick == 0.0) {
    read_.commands.omni->kick = program.answer.commands.omni->kick;
    read_.commands.omni->lift = program.answer.commands.omni->lift;
  }
  std::swap(program.answer, read_);
  program.answers = true;
  program.answered = now;
}

void BodyServer::tell(int number, const Readings& readings) {
  const Program& program = programs_[static_cast<std::size_t>(number)];
  if (!program.at) return;
  begin_datagram(out_, BodyWord::Readings, {settings_.team, number}, program.session);
  cancha::append_protobuf(out_, readings);
  if (out_.size() > kMostBodyBytes) return void(++refused_);
  (void)socket_.send(raw_bytes(out_), *program.at);  // who is gone hears nothing
}

void BodyServer::leave() {
  for (std::size_t i = 0; i < programs_.size(); ++i) {
    if (!programs_[i].at) continue;
    begin_datagram(out_, BodyWord::Bye, {settings_.team, static_cast<int>(i)}, programs_[i].session);
    (void)socket_.send(raw_bytes(out_), *programs_[i].at);
  }
}

}  // namespace cancha::team
