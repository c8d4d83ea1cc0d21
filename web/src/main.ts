// Starts the page that the address names.

import { showBundle } from "./bundle";
import { showCompare } from "./compare";
import { showHome } from "./home";
import { startSettings } from "./settings";
import { embedded } from "./share";
import { showWatch } from "./watch";

startSettings();
const place = document.getElementById("app")!;
const query = new URLSearchParams(location.search);
if (embedded() || location.pathname === "/watch") void showWatch(place, query);
else if (location.pathname === "/compare") void showCompare(place, query);
else if (location.pathname === "/edit") void showBundle(place, query, "editor", "showEditor");
else if (location.pathname === "/chart") void showBundle(place, query, "chart", "showChartPage");
else if (location.pathname === "/motion") void showBundle(place, query, "motion", "showMotionPage");
else if (location.pathname === "/tune") void showBundle(place, query, "tune", "showTunePage");
else void showHome(place);
