// The pieces of this game that people must tell apart, set by set.
export const sets = async ({ board, drawn, named }) => {
  const motifs = await board("motifs.ts");
  const motif = await board("Motif.svelte");
  return {
    motifs: named(Object.keys(motifs.DRAWINGS), (name) => drawn(motif, { motif: name })),
  };
};
