// What a port answers about itself: the commands that people type, and those that YARP's tools send.

#include <fmt/format.h>

#include "team/yarp/port_parts.h"

namespace cancha::team::yarp {
namespace {

constexpr std::string_view kHelp =
    "This is a port of YARP. It understands:\r\n"
    "*       describe this port\r\n"
    "d       data follows, and a reply is wanted\r\n"
    "D, do   data follows\r\n"
    "a       an administrative message follows\r\n"
    "/port   send to /port\r\n"
    "!/port  stop sending to /port\r\n"
    "~/port  drop the input from /port\r\n"
    "r       turn this connection round: it is sent to from now on\r\n"
    "q       end this connection\r\n"
    "?       this help\r\n";

}  // namespace

std::string Port::description() const {
  std::string text = fmt::format("This is {} at tcp://{}:{}\r\n", settings_.name, settings_.host, server_.port());
  for (const auto& output : outputs_) {
    text += fmt::format("There is an output connection from {} to {} using {}\r\n", settings_.name, output->to,
                        carrier_name(output->carrier));
  }
  if (outputs_.empty()) text += "There are no outgoing connections\r\n";
  const std::size_t before = text.size();
  for (const auto& input : inputs_) {
    if (!input->opened || input->gone) continue;
    text += fmt::format("There is an input connection from {} to {} using {}\r\n", input->reader.sender(),
                        settings_.name, carrier_name(input->reader.carrier()));
  }
  if (text.size() == before) text += "There are no incoming connections\r\n";
  return text;
}

void Port::handle_word(Input& input, const PortCommand& command) {
  std::string answer;
  switch (command.key) {
    case '/':
      input.administers = false;
      input.waits_for = begin_dial("/" + command.text);
      if (input.waits_for != nullptr) return;
      answer = fmt::format("Cannot connect to /{}: {}\r\n", command.text, trouble_->text());
      break;
    case '!':
      answer = drop_output(command.text)
                   ? fmt::format("Removed connection from {} to {}\r\n", settings_.name, command.text)
                   : fmt::format("Could not find an outgoing connection to {}\r\n", command.text);
      break;
    case '~':
      answer = drop_input(command.text, &input)
                   ? fmt::format("Removing connection from {} to {}\r\n", command.text, settings_.name)
                   : fmt::format("Could not find an incoming connection from {}\r\n", command.text);
      break;
    case '*':
      answer = description();
      break;
    case 'q':
      answer = "Bye bye\r\n";
      input.closing = true;
      break;
    case 'r':
      input.reversed = true;
      return;
    case '?':
    case 'h':
      answer = kHelp;
      break;
    default:
      answer = "Port command not understood.\r\nType d to send data to the port's owner.\r\nType ? for help.\r\n";
  }
  // as in YARP, words are answered in words only
  if (is_text(input.reader.carrier())) input.out += answer;
}

void Port::answer_dial(Input& input, const std::string& line, bool good) {
  const Carrier carrier = input.reader.carrier();
  input.waits_for = nullptr;
  if (input.administers) {
    input.out += reply(carrier, {Item::integer(good ? 0 : -1), Item::string(line)}, input.reader.codes());
  } else if (is_text(carrier)) {
    input.out += line + "\r\n";
  }
  input.out += acknowledgement(carrier);
}

void Port::administer(Input& input, const Bottle& command) {
  const std::string verb = item_at(command, 0).word();
  const std::string first = item_at(command, 1).word();
  const std::string second = item_at(command, 2).word();
  Bottle answer;
  if (verb == "add") {
    input.administers = true;
    input.waits_for = begin_dial(second.empty() ? first : fmt::format("{}:/{}", second, first));
    if (input.waits_for != nullptr) return;
    answer = {Item::integer(-1), Item::string(trouble_->text())};
  } else if (verb == "del") {
    const bool out = drop_output(first);
    const bool in = drop_input(first, &input);
    answer = {Item::integer(out || in ? 0 : -1),
              Item::string(out  ? fmt::format("Removed connection from {} to {}", settings_.name, first)
                           : in ? fmt::format("Removing connection from {} to {}", first, settings_.name)
                                : fmt::format("Could not find a connection with {}", first))};
  } else if (verb == "list" && second.empty()) {
    for (const std::string& name : first == "in" ? inputs() : outputs()) answer.push_back(Item::string(name));
  } else if (verb == "list") {
    const auto pair = [&](const char* key, std::string value) {
      answer.push_back(Item::list({Item::string(key), Item::string(std::move(value))}));
    };
    const auto route = [&](const std::string& from, const std::string& to, Carrier carrier) {
      pair("from", from);
      pair("to", to);
      pair("carrier", std::string{carrier_name(carrier)});
    };
    for (const auto& one : inputs_) {
      if (first == "in" && one->opened && one->reader.sender() == second)
        route(second, settings_.name, one->reader.carrier());
    }
    for (const auto& one : outputs_) {
      if (first != "in" && one->to == second) route(settings_.name, second, one->carrier);
    }
  } else if (verb == "ver") {
    answer = {Item::vocab("ver"), Item::integer(1), Item::integer(2), Item::integer(3)};
  } else if (verb == "help") {
    answer = {Item::vocab("many"),
              Item::string("[help]"),
              Item::string("[ver]"),
              Item::string("[add] $portname [$carrier]"),
              Item::string("[del] $portname"),
              Item::string("[list] [in|out] [$portname]"),
              Item::string("[prop] [get]")};
  } else if (verb != "prop") {
    answer = {Item::vocab("fail"), Item::string(fmt::format("'{}' is not understood; send [help]", verb))};
  }
  input.out += reply(input.reader.carrier(), answer, input.reader.codes());
}

}  // namespace cancha::team::yarp
