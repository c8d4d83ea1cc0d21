// Starts the page that the address names.

import { showBundle } from "./bundle";
import { showCompare } from "./compare";
import { Connection } from "./connection";
import { startKeeping } from "./keep";
import { startSettings } from "./settings";
import { embedded } from "./share";
import { hideToken } from "./token";
import { showWatch } from "./watch";

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
  const name = { "/edit": "editor", "/chart": "chart", "/motion": "motion", "/tune": "tune", "/team": "team" }[location.pathname];
  void showBundle(place, query, name ?? "home");
}
