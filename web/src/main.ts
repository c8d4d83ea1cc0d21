// Starts the page that the address names.

import { showChart } from "./chart";
import { showCompare } from "./compare";
import { showEdit } from "./edit";
import { showHome } from "./home";
import { startSettings } from "./settings";
import { embedded } from "./share";
import { showWatch } from "./watch";

startSettings();
const place = document.getElementById("app")!;
const query = new URLSearchParams(location.search);
if (embedded() || location.pathname === "/watch") void showWatch(place, query);
else if (location.pathname === "/compare") void showCompare(place, query);
else if (location.pathname === "/edit") void showEdit(place, query);
else if (location.pathname === "/chart") void showChart(place, query);
else void showHome(place);
