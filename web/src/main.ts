// Starts the page that the address names.

import { showHome } from "./home";
import { startSettings } from "./settings";
import { embedded } from "./share";
import { showWatch } from "./watch";

startSettings();
const place = document.getElementById("app")!;
if (embedded() || location.pathname === "/watch") void showWatch(place, new URLSearchParams(location.search));
else void showHome(place);
