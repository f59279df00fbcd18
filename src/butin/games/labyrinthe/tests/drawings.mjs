// The pieces of this game that people must tell apart, set by set.
export const sets = async ({ board, drawn, named }) => {
  const maze = await board("art.ts");
  const treasure = await board("Treasure.svelte");
  const ghost = await board("Ghost.svelte");
  return {
    treasures: named(Object.keys(maze.TREASURES), (name) => drawn(treasure, { name })),
    ghosts: named(Object.keys(maze.GHOSTS), (colour) => drawn(ghost, { colour })),
  };
};
