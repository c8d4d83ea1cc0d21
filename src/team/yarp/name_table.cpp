#include "team/yarp/name_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>

#include "team/yarp/bottle_text.h"
#include "team/yarp/carrier.h"

namespace cancha::team::yarp {
namespace {

constexpr std::string_view kAny = "...";
constexpr const char* kHelp =
    "commands: register PORT [CARRIER [IP [NUMBER]]] (... = choose), unregister PORT, query PORT, list [PREFIX], "
    "set PORT KEY VALUES, get PORT KEY, check PORT KEY VALUE, route PORT PORT, bot query PORT, bot list [PREFIX]";

std::string plain(const Item& item) {
  return item.kind == ItemKind::String || item.is_vocab() ? item.word() : text_of({item});
}

std::string line(std::string_view text) {
  return fmt::format("{}\r\n", text);
}

/// `prefix` itself, or what lies below it.
bool is_below(std::string_view name, std::string_view prefix) {
  if (!name.starts_with(prefix)) return false;
  return prefix.empty() || prefix.ends_with('/') || name.size() == prefix.size() || name[prefix.size()] == '/';
}

Item pair(const char* key, Item value) {
  return Item::list({Item::string(key), std::move(value)});
}

Bottle described(const Contact& c) {
  return {Item::string("port"), pair("name", Item::string(c.name)), pair("ip", Item::string(c.host)),
          pair("port_number", Item::integer(c.number)), pair("carrier", Item::string(c.carrier))};
}

}  // namespace

Result<void> check_port_name(const std::string& name) {
  const bool fine =
      name.size() > 1 && name.size() <= kMostName && name.front() == '/' &&
      std::ranges::none_of(name, [](unsigned char c) { return c <= ' ' || c == '"' || c == '\\' || c > '~'; });
  if (fine) return {};
  return fail("port", fmt::format("'{}' is no name of a port", name),
              "a slash first and no blanks, for example /reader");
}

std::string registration_line(const Contact& c) {
  return fmt::format("registration name {} ip {} port {} type {}", c.name, c.host, c.number, c.carrier);
}

Result<std::vector<Contact>> parse_registrations(std::string_view answer) {
  std::vector<Contact> found;
  while (!answer.empty()) {
    std::string_view one = answer.substr(0, answer.find('\n'));
    answer.remove_prefix(std::min(one.size() + 1, answer.size()));
    if (one.ends_with('\r')) one.remove_suffix(1);
    if (one == kEndOfMessage) break;
    const auto words = parse_bottle(one);
    if (!words) return tl::unexpected(words.error());
    Contact contact;
    bool whole = plain(item_at(*words, 0)) == "registration";
    for (std::size_t i = 1; i + 1 < words->size(); i += 2) {
      const std::string key = plain((*words)[i]);
      if (key == "name") contact.name = plain((*words)[i + 1]);
      if (key == "ip") contact.host = plain((*words)[i + 1]);
      if (key == "port") contact.number = static_cast<int>((*words)[i + 1].whole);
      if (key == "type") contact.carrier = plain((*words)[i + 1]);
    }
    whole = whole && !contact.name.empty() && !contact.host.empty();
    if (!whole) return fail("name server", fmt::format("answers '{}'", one), "is it one of YARP?");
    // a port that has been and is not registered now has no address
    if (contact.host != "none" && contact.number > 0 && contact.number <= 65'535) found.push_back(std::move(contact));
  }
  return found;
}

NameTable::NameTable(Contact root) {
  const std::string name = root.name;
  ports_[name].contact = std::move(root);
}

std::string NameTable::answer(std::string_view text, const std::string& from) {
  const std::string end = line(kEndOfMessage);
  const auto read = parse_bottle(text);
  if (!read) return line(read.error().text()) + end;
  Words words;
  for (const Item& item : *read) words.push_back(plain(item));
  if (!words.empty() && words.front() == "NAME_SERVER") words.erase(words.begin());
  const std::string verb = words.empty() ? "" : words.front();
  if (verb == "bot") return line(text_of(bot({words.begin() + 1, words.end()})));
  if (verb == "list") return list(words) + end;
  if (verb == "help") return line(kHelp) + end;
  if (verb == "announce") return line("ok") + end;
  if (words.size() > 1) {
    const auto found = ports_.find(words[1]);
    if (verb == "register") return enter(words, from) + end;
    if (verb == "query") return (found == ports_.end() ? "" : line(registration_line(found->second.contact))) + end;
    if (verb == "unregister") {
      if (found != ports_.end() && words[1] != kNameServerName) ports_.erase(found);
      return end;
    }
  }
  if (words.size() > 2) {
    if (verb == "set") return set(words) + end;
    if (verb == "get") return get(words) + end;
    if (verb == "check") return check(words) + end;
    if (verb == "route") return route(words) + end;
  }
  return line(fmt::format("'{}' is not understood; {}", text, kHelp)) + end;
}

std::string NameTable::enter(const Words& words, const std::string& from) {
  Contact contact{.name = words[1], .host = from};
  if (contact.name == kAny) contact.name = fmt::format("/tmp/port/{}", ++unnamed_);
  if (const auto good = check_port_name(contact.name); !good) return line(good.error().text());
  if (contact.name == kNameServerName) return line("/root is the name server itself");
  if (ports_.size() >= kMostPorts && !ports_.contains(contact.name))
    return line("the name server is full: unregister ports");
  const auto given = [&](std::size_t place) { return words.size() > place && words[place] != kAny; };
  if (given(2)) contact.carrier = words[2];
  if (given(3)) contact.host = words[3];
  ports_.erase(contact.name);
  if (given(4)) {
    const std::string& number = words[4];
    const auto [end, fault] = std::from_chars(number.data(), number.data() + number.size(), contact.number);
    if (fault != std::errc{} || end != number.data() + number.size() || contact.number < 1 || contact.number > 65'535) {
      return line(fmt::format("'{}' is no number of a socket (1 to 65535)", number));
    }
  } else {
    contact.number = free_number(contact.host);
  }
  std::string answered = line(registration_line(contact));
  ports_[contact.name].contact = std::move(contact);
  return answered;
}

int NameTable::free_number(const std::string& host) const {
  std::set<int> taken;
  for (const auto& [name, entry] : ports_) {
    if (entry.contact.host == host) taken.insert(entry.contact.number);
  }
  int number = kFirstNumber;
  while (taken.contains(number)) ++number;
  return number;
}

NameTable::Words NameTable::property(const std::string& port, const std::string& key) const {
  const auto entry = ports_.find(port);
  if (entry == ports_.end()) return {};
  const auto values = entry->second.properties.find(key);
  return values == entry->second.properties.end() ? Words{} : values->second;
}

std::string NameTable::set(const Words& words) {
  const auto entry = ports_.find(words[1]);
  if (entry != ports_.end()) {
    auto& properties = entry->second.properties;
    if (properties.size() >= kMostProperties && !properties.contains(words[2])) {
      return line(fmt::format("port {} has {} properties already", words[1], kMostProperties));
    }
    properties[words[2]].assign(words.begin() + 3, words.end());
  }
  return get(words);
}

std::string NameTable::get(const Words& words) const {
  return line(
      fmt::format("port {} property {} = {}", words[1], words[2], fmt::join(property(words[1], words[2]), " ")));
}

std::string NameTable::check(const Words& words) const {
  const Words values = property(words[1], words[2]);
  std::string answered;
  for (std::size_t i = 3; i < words.size(); ++i) {
    const bool present = std::ranges::find(values, words[i]) != values.end();
    answered += line(fmt::format("port {} property {} value {} present {}", words[1], words[2], words[i], present));
  }
  return answered;
}

std::string NameTable::route(const Words& words) const {
  const Words offers = property(words[1], "offers");
  const Words accepts = property(words[2], "accepts");
  std::string way = words[2];
  for (const char* carrier : {"tcp", "text"}) {
    if (std::ranges::find(offers, carrier) == offers.end() || std::ranges::find(accepts, carrier) == accepts.end())
      continue;
    way = fmt::format("{}:/{}", carrier, words[2]);
    break;
  }
  return line(fmt::format("port {} route {} = {}", words[1], words[2], way));
}

std::string NameTable::list(const Words& words) const {
  const std::string prefix = words.size() > 1 ? words[1] : "";
  std::string answered;
  for (const auto& [name, entry] : ports_) {
    if (is_below(name, prefix)) answered += line(registration_line(entry.contact));
  }
  return answered;
}

Bottle NameTable::bot(const Words& words) {
  const std::string verb = words.empty() ? "" : words[0];
  const std::string name = words.size() > 1 ? words[1] : "";
  if (verb == "query") {
    const auto found = ports_.find(name);
    if (found != ports_.end()) return described(found->second.contact);
    return {Item::string("port"),
            Item::list({Item::string("error"), Item::integer(-2), Item::string("port not known")})};
  }
  if (verb == "list") {
    Bottle answered{Item::string("ports")};
    for (const auto& [port, entry] : ports_) {
      if (is_below(port, name)) answered.push_back(Item::list(described(entry.contact)));
    }
    return answered;
  }
  if (verb == "set" && words.size() > 2) {
    (void)set(words);
    return {Item::string("ok")};
  }
  if (verb == "get" && words.size() > 2) {
    Bottle values;
    for (const std::string& value : property(name, words[2])) values.push_back(Item::string(value));
    return values;
  }
  return {Item::string("error"), Item::string(kHelp)};
}

}  // namespace cancha::team::yarp
