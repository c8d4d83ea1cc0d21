// Starts the page that the address names.

import { Connection } from "./data/connection";
import { showBundle } from "./pages/bundle";
import { showCompare } from "./pages/compare/compare";
import { showWatch } from "./pages/watch/watch";
import { startKeeping } from "./ui/keep";
import { startSettings } from "./ui/settings";
import { embedded } from "./ui/share";
import { hideToken } from "./ui/token";

hideToken();
startSettings();
startKeeping();
if (!embedded()) new Connection().start();
const place = document.getElementById("app")!;
const query = new URLSearchParams(location.search);
if (embedded() || location.pathname === "/watch") void showWatch(place, query);
else if (location.pathname === "/compare") void showCompare(place, query);
else {
  // pages with a bundle of their own
  const name = location.pathname.slice(1);
  const own = ["chart", "motion", "tune", "study", "camera", "team", "scene"].includes(name);
  void showBundle(place, query, own ? name : name === "edit" ? "editor" : "home");
}
