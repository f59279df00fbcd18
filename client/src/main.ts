// The page begins here: settings, words, then whatever the address says.
import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./primitives.css";
import "./print.css";
import { install } from "./install";
import { takeKey } from "./lib/key";
import { need } from "./lib/language.svelte";
import { ahead, route, startRouter } from "./lib/router.svelte";
import { wakeSounds } from "./lib/sound";
import { pageAt } from "./routes";

startRouter(pageAt);
ahead(route.page); // it comes beside the words
await need("home");
takeKey();
addEventListener("hashchange", takeKey);
wakeSounds();
install();
mount(App, { target: document.getElementById("page") as HTMLElement });
