// What an old engine lacks, put in its place: a plain script of its own, before the page's modules, which want some of
// it in their first lines.
import { ARRAYS, GLOBALS, OBJECTS, STRINGS, lacking } from "./standins";

lacking(Array.prototype, ARRAYS);
lacking(String.prototype, STRINGS);
lacking(Object, OBJECTS);
lacking(window, { ...GLOBALS, globalThis: window });
