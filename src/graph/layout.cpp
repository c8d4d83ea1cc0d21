// Layouts by Graphviz's `dot`. Its one plug-in that is needed is linked and named here, so no configuration of the
// machine is read and no fonts are loaded: sizes of texts come from the caller.

#include "graph/layout.h"

#include <fmt/format.h>
#include <gvc.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <mutex>
#include <string>

#include "graph/route.h"
#include "graph/tangle.h"

// the leak checker of the address sanitizer, where it is linked: what Graphviz loses is not our fault
extern "C" void __lsan_disable() __attribute__((weak));
extern "C" void __lsan_enable() __attribute__((weak));
extern "C" gvplugin_library_t gvplugin_dot_layout_LTX_library;

namespace cancha::graph {
namespace {

// by `tangle()`: below the first everything is done as well as it can be, above the second edges are straight, and what
// is above the third has no say in where the nodes go
constexpr long kEasy = 600;
constexpr long kHard = 1500;
constexpr long kBudget = 6000;

/// How much room there is for ways and labels, from tight to wide.
struct Room {
  double label = 0;  ///< share of a label's width that is kept free between nodes
  double gap = 1;    ///< times the gaps that were asked for
};
constexpr std::array<Room, 3> kRooms = {{{0.35, 1.0}, {0.75, 1.25}, {1.1, 1.7}}};
constexpr std::size_t kManyEdges = 40;  // beyond, the first layout is the only one
constexpr double kMarkHeight = 10;

constexpr double kPointsPerInch = 72.0;  // Graphviz mixes both; a point is our pixel

/// Must an edge point back, so that the ranks its ends ask for can be? It is laid out the other way round then.
/// (Graphviz has ranks of its own, and clusters, but version 2.42 writes beyond its memory with them.)
bool against_ranks(const Graph& graph, const Edge& edge) {
  const Rank from = graph.nodes[static_cast<std::size_t>(edge.from)].rank;
  const Rank to = graph.nodes[static_cast<std::size_t>(edge.to)].rank;
  return from != to && (to == Rank::First || from == Rank::Last);
}

/// Errors come back as results, so nothing is to be printed.
int swallow(char*) {
  return 0;
}

std::string inches(double pixels) {
  return fmt::format("{:.4f}", pixels / kPointsPerInch);
}

/// Numbers for things by the order in which they come. Graphviz's own are addresses, and as it sorts by
/// them, its layouts would depend on where memory lies.
class Numbers {
 public:
  static Agdisc_t* discipline() {
    static Agiddisc_t numbers{open, map, alloc, free, print, close, registered};
    static Agdisc_t all{&AgMemDisc, &numbers, &AgIoDisc};
    return &all;
  }

 private:
  static void* open(Agraph_t*, Agdisc_t*) { return new Numbers; }
  static void close(void* state) { delete static_cast<Numbers*>(state); }
  static long map(void* state, int, char* name, IDTYPE* number, int create) {
    auto& self = *static_cast<Numbers*>(state);
    if (name != nullptr) {
      if (const auto known = self.by_name_.find(name); known != self.by_name_.end()) {
        *number = known->second;
        return 1;
      }
    }
    if (create == 0) return 0;
    *number = ++self.last_;
    if (name != nullptr) self.names_[self.by_name_.emplace(name, *number).first->second] = name;
    return 1;
  }
  static long alloc(void*, int, IDTYPE) { return 0; }
  static void free(void*, int, IDTYPE) {}
  static char* print(void* state, int, IDTYPE number) {
    auto& names = static_cast<Numbers*>(state)->names_;
    const auto found = names.find(number);
    return found == names.end() ? nullptr : found->second.data();
  }
  static void registered(void*, int, void*) {}

  IDTYPE last_ = 0;
  std::map<std::string, IDTYPE, std::less<>> by_name_;
  std::map<IDTYPE, std::string> names_;
};

/// One graph in the hands of Graphviz, which wants its attributes as changeable text.
class Dot {
 public:
  Dot() {
    static char plugin[] = "gvplugin_dot_layout_LTX_library";
    static lt_symlist_t plugins[] = {{plugin, &gvplugin_dot_layout_LTX_library}, {nullptr, nullptr}};
    context_ = gvContextPlugins(plugins, 0);
    char name[] = "g";
    graph_ = agopen(name, Agdirected, Numbers::discipline());
  }
  ~Dot() {
    if (laid_out_) gvFreeLayout(context_, graph_);
    agclose(graph_);
    gvFreeContext(context_);
  }
  Dot(const Dot&) = delete;
  Dot& operator=(const Dot&) = delete;

  void build(const Graph& graph);
  [[nodiscard]] bool run() {
    laid_out_ = gvLayout(context_, graph_, "dot") == 0;
    return laid_out_;
  }
  [[nodiscard]] Layout read(const Graph& graph) const;

 private:
  /// All of a kind have the attribute then, with that value unless told otherwise.
  Agsym_t* declare(int kind, std::string name, std::string value) {
    return agattr(graph_, kind, name.data(), value.data());
  }
  void set(void* thing, Agsym_t* attribute, std::string value) { agxset(thing, attribute, value.data()); }
  void add_edges(const Graph& graph);
  [[nodiscard]] Point point(pointf p, double margin) const {
    return {p.x - GD_bb(graph_).LL.x + margin, GD_bb(graph_).UR.y - p.y + margin};
  }
  [[nodiscard]] Way way(Agedge_t* edge, double margin) const;

  GVC_t* context_ = nullptr;
  Agraph_t* graph_ = nullptr;
  std::vector<Agnode_t*> nodes_;
  std::vector<Agedge_t*> edges_;
  bool laid_out_ = false;
};

void Dot::build(const Graph& graph) {
  declare(AGRAPH, "rankdir", graph.direction == Direction::Right ? "LR" : "TB");
  declare(AGRAPH, "nodesep", inches(graph.node_gap));
  declare(AGRAPH, "ranksep", inches(graph.rank_gap));
  // tangles are given up on early: nobody sees the difference, and everybody waits
  const long hard = tangle(graph);
  if (hard > kEasy) {
    const double share = hard > kHard ? 0.02 : 0.1;
    declare(AGRAPH, "nslimit", fmt::format("{}", share));
    declare(AGRAPH, "nslimit1", fmt::format("{}", 4 * share));
    declare(AGRAPH, "mclimit", fmt::format("{}", share));
    declare(AGRAPH, "searchsize", "10");
    if (hard > kHard) declare(AGRAPH, "splines", "line");
  }
  declare(AGNODE, "shape", "box");
  declare(AGNODE, "fixedsize", "true");
  declare(AGNODE, "label", "");
  Agsym_t* const width = declare(AGNODE, "width", "0.5");
  Agsym_t* const height = declare(AGNODE, "height", "0.5");
  for (const Node& node : graph.nodes) {
    Agnode_t* const made = agnode(graph_, nullptr, 1);
    set(made, width, inches(node.width));
    set(made, height, inches(node.height));
    nodes_.push_back(made);
  }
  add_edges(graph);
}

void Dot::add_edges(const Graph& graph) {
  declare(AGEDGE, "arrowsize", "0.7");
  Agsym_t* const arrow = declare(AGEDGE, "dir", "forward");
  Agsym_t* const weight = declare(AGEDGE, "weight", "1");
  Agsym_t* const label = declare(AGEDGE, "label", "");
  const std::vector<bool> shaping = shaping_edges(graph, kBudget);
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    if (!shaping[i]) {
      edges_.push_back(nullptr);
      continue;
    }
    const Edge& edge = graph.edges[i];
    const bool turned = against_ranks(graph, edge);
    Agnode_t* const tail = nodes_[static_cast<std::size_t>(turned ? edge.to : edge.from)];
    Agnode_t* const head = nodes_[static_cast<std::size_t>(turned ? edge.from : edge.to)];
    Agedge_t* const made = agedge(graph_, tail, head, nullptr, 1);
    if (turned) set(made, arrow, "back");
    if (edge.weight != 1) set(made, weight, fmt::format("{}", edge.weight));
    if (edge.label_width > 0) {
      // an empty table of that size stands for the label, so that no text is measured
      std::string table = fmt::format(
          "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" FIXEDSIZE=\"TRUE\" "
          "WIDTH=\"{:.0f}\" "
          "HEIGHT=\"{:.0f}\"><TR><TD></TD></TR></TABLE>",
          std::ceil(edge.label_width), std::ceil(edge.label_height));
      char* const html = agstrdup_html(graph_, table.data());
      agxset(made, label, html);
      agstrfree(graph_, html);
    }
    edges_.push_back(made);
  }
}

Way Dot::way(Agedge_t* edge, double margin) const {
  Way way;
  const splines* const drawn = ED_spl(edge);
  if (drawn != nullptr && drawn->size > 0) {
    const bezier& piece = drawn->list[0];
    for (int i = 0; i < piece.size; ++i) way.curve.push_back(point(piece.list[i], margin));
    if (piece.sflag) std::ranges::reverse(way.curve);  // it was turned
    const pointf tip = piece.sflag ? piece.sp : piece.ep;
    way.tip = piece.sflag || piece.eflag ? point(tip, margin) : way.curve.back();
  }
  if (ED_label(edge) != nullptr) way.label = point(ED_label(edge)->pos, margin);
  return way;
}

Layout Dot::read(const Graph& graph) const {
  Layout layout;
  const boxf box = GD_bb(graph_);
  layout.width = box.UR.x - box.LL.x + 2 * graph.margin;
  layout.height = box.UR.y - box.LL.y + 2 * graph.margin;
  for (Agnode_t* const node : nodes_) layout.nodes.push_back(point(ND_coord(node), graph.margin));
  for (std::size_t i = 0; i < edges_.size(); ++i) {
    Way found = edges_[i] != nullptr ? way(edges_[i], graph.margin) : Way{};
    if (found.curve.empty()) {
      const auto from = static_cast<std::size_t>(graph.edges[i].from), to = static_cast<std::size_t>(graph.edges[i].to);
      found = straight_way(graph.nodes[from], layout.nodes[from], graph.nodes[to], layout.nodes[to]);
    }
    layout.edges.push_back(std::move(found));
  }
  return layout;
}

bool sane(double pixels) {
  return pixels >= 0 && pixels <= kMostPixels;  // also false for not-a-number
}

Result<void> check(const Graph& graph) {
  const auto refuse = [](std::string what, std::string hint = "") { return fail("graph", std::move(what), hint); };
  if (graph.nodes.size() > kMostNodes) {
    return refuse(fmt::format("has {} nodes, at most {} can be laid out", graph.nodes.size(), kMostNodes),
                  "show a part of it");
  }
  if (graph.edges.size() > kMostEdges) {
    return refuse(fmt::format("has {} edges, at most {} can be laid out", graph.edges.size(), kMostEdges),
                  "show a part of it");
  }
  if (!sane(graph.node_gap) || !sane(graph.rank_gap) || !sane(graph.margin)) {
    return refuse(fmt::format("has a gap or margin that is not from 0 to {} pixels", kMostPixels));
  }
  for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
    if (!sane(graph.nodes[i].width) || !sane(graph.nodes[i].height) || !sane(graph.nodes[i].mark)) {
      return refuse(fmt::format("node {} is not from 0 to {} pixels wide and high", i, kMostPixels));
    }
  }
  const auto there = [&](int node) { return node >= 0 && static_cast<std::size_t>(node) < graph.nodes.size(); };
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    const Edge& edge = graph.edges[i];
    if (!there(edge.from) || !there(edge.to)) return refuse(fmt::format("edge {} ends at a node that is not there", i));
    if (!sane(edge.label_width) || !sane(edge.label_height)) {
      return refuse(fmt::format("the label of edge {} is not from 0 to {} pixels wide and high", i, kMostPixels));
    }
    if (edge.weight < 1 || edge.weight > 100) return refuse(fmt::format("the weight of edge {} is not 1 to 100", i));
  }
  return {};
}

/// By `dot`, with its own ways.
Result<Layout> by_dot(const Graph& graph) {
  // Graphviz keeps its state in globals
  static std::mutex one_at_a_time;
  const std::lock_guard lock{one_at_a_time};
  agseterrf(swallow);
  if (__lsan_disable != nullptr) __lsan_disable();
  Layout layout;
  bool good = false;
  {
    Dot dot;
    dot.build(graph);
    good = dot.run();
    if (good) layout = dot.read(graph);
  }
  if (__lsan_enable != nullptr) __lsan_enable();
  if (!good) return fail("graph", "cannot be laid out");
  return layout;
}

/// Labels of ways along a grid stand on upright pieces, beside which there is room: a share of their width can do.
Graph with_room(Graph graph, const Room& room) {
  graph.node_gap = std::min(room.gap * graph.node_gap, kMostPixels);
  graph.rank_gap = std::min(room.gap * graph.rank_gap, kMostPixels);
  for (Edge& edge : graph.edges) {
    (graph.direction == Direction::Down ? edge.label_width : edge.label_height) *= room.label;
  }
  return graph;
}

RouteTask task_for(const Graph& graph, const Layout& layout) {
  RouteTask task{.boxes = {}, .edges = graph.edges};
  for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
    const Node& node = graph.nodes[i];
    const Point p = layout.nodes[i];
    task.boxes.push_back({.centre = p, .width = node.width, .height = node.height, .round = node.round});
    if (node.mark > 0) task.kept_free.push_back({{p.x - (node.width + node.mark) / 2, p.y}, node.mark, kMarkHeight});
  }
  return task;
}

/// Moves everything so that the sheet begins at its corner, and says how large it is.
void trim(const Graph& graph, Layout& layout) {
  double left = 1e18, top = 1e18, right = -1e18, bottom = -1e18;
  const auto see = [&](Point p, double width = 0, double height = 0) {
    left = std::min(left, p.x - width / 2);
    right = std::max(right, p.x + width / 2);
    top = std::min(top, p.y - height / 2);
    bottom = std::max(bottom, p.y + height / 2);
  };
  for (std::size_t i = 0; i < graph.nodes.size(); ++i)
    see(layout.nodes[i], graph.nodes[i].width + 2 * graph.nodes[i].mark, graph.nodes[i].height);
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    for (const Point p : layout.edges[i].curve) see(p);
    see(layout.edges[i].label, graph.edges[i].label_width, graph.edges[i].label_height);
  }
  const auto move = [&](Point& p) { p = {p.x - left + graph.margin, p.y - top + graph.margin}; };
  std::ranges::for_each(layout.nodes, move);
  for (Way& way : layout.edges) {
    std::ranges::for_each(way.curve, move);
    move(way.tip);
    move(way.label);
  }
  layout.width = right - left + 2 * graph.margin;
  layout.height = bottom - top + 2 * graph.margin;
}

}  // namespace

Result<Layout> lay_out(const Graph& graph) {
  if (auto good = check(graph); !good) return pass_on(std::move(good));
  if (graph.nodes.empty()) {
    return Layout{.width = 2 * graph.margin, .height = 2 * graph.margin, .nodes = {}, .edges = {}};
  }
  const bool labels = std::ranges::any_of(graph.edges, [](const Edge& edge) { return edge.label_width > 0; });
  if (!labels) return by_dot(graph);
  // the tightest one in which every label has its place, else the best
  Result<Layout> best = fail("graph", "cannot be laid out");
  int fewest = std::numeric_limits<int>::max();
  for (const Room& room : kRooms) {
    auto layout = by_dot(with_room(graph, room));
    if (!layout) return layout;
    const RouteTask task = task_for(graph, *layout);
    if (!can_route(task)) return by_dot(graph);
    Routes routes = route(task);
    if (routes.poor_labels >= fewest) continue;
    fewest = routes.poor_labels;
    layout->edges = std::move(routes.ways);
    best = std::move(layout);
    if (fewest == 0 || graph.edges.size() > kManyEdges) break;
  }
  trim(graph, *best);
  return best;
}

}  // namespace cancha::graph
