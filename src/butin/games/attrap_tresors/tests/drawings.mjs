// The pieces of this game that people must tell apart, set by set.
export const sets = async ({ board, drawn, named, plain }) => {
  const things = await board("position.ts");
  const thing = await board("Thing.svelte");
  const dyes = await board("dye.ts");
  return {
    objects: { ...named(things.KINDS, (kind) => drawn(thing, { kind })), "second gem": drawn(thing, { kind: "gem", second: true }) },
    dice: named(Object.keys(dyes.DYES), (colour) => plain(dyes.DYES[colour].sign)),
  };
};
