// The television's page begins here: no top-level await, which its engines do not know.
import { mount } from "svelte";
import "../tokens.css";
import "../primitives.css";
import "./tv.css";
import "./words";
import { takeKey } from "../lib/key";
import { need } from "../lib/language.svelte";
import { settings } from "../lib/settings.svelte";
import { wakeSounds } from "../lib/sound";
import Tv from "./Tv.svelte";
import { Evening } from "./evening.svelte";

const SLOWER = 1.33; // eyes travel further

async function begin(): Promise<void> {
  await need("home", "page", "room", "tv");
  takeKey();
  Object.assign(settings, { pace: SLOWER, text: 1, theme: "night" }); // for this set alone: not kept
  wakeSounds();
  const evening = new Evening();
  void evening.begin();
  const target = document.getElementById("tv") as HTMLElement;
  target.textContent = "";
  mount(Tv, { target, props: { evening } });
}

void begin();
