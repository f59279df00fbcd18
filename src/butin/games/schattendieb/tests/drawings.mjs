// The pieces of this game that people must tell apart, set by set.
export const sets = async ({ board, drawn, named }) => {
  const cards = await board("cards.ts");
  const face = await board("Drawing.svelte");
  const safe = await board("Safe.svelte");
  return {
    jewels: named(cards.KINDS, (kind) => drawn(face, { face: { sort: "jewel", kind } })),
    thieves: named([...cards.KINDS, "shadow"], (kind) => drawn(face, { face: { sort: "thief", kind } })),
    safes: { open: drawn(safe, { closed: false, count: 3 }), closed: drawn(safe, { closed: true, count: 3 }) },
  };
};
