// What is fetched when it is shown, and again when what it is asked by changes. An answer that comes when another is
// wanted is dropped; until one comes, what was there before stays.

export class Fetched<Found> {
  now: Found;
  failed = $state.raw<unknown>(null); // why nothing came

  /** Made where a component begins; `load` answers null where there is nothing to ask for. */
  constructor(first: Found, load: () => Promise<Found> | null) {
    this.now = $state.raw(first);
    $effect(() => {
      let wanted = true;
      load()?.then(
        (found) => wanted && (this.now = found),
        (error: unknown) => wanted && (this.failed = error),
      );
      return () => (wanted = false);
    });
  }
}
