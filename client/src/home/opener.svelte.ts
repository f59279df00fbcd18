// Opening a table from the shelf; why it was refused is shown by a part that is fetched only then.
import { NotGranted } from "../wire/socket";
import { need } from "../lib/language.svelte";

export class Opener {
  opening = $state(false);
  refused = $state.raw<NotGranted | null>(null);
  Refusal = $state.raw<typeof import("./Refusal.svelte").default>();

  constructor(
    private readonly open: () => Promise<void>,
    private readonly lost: () => void, // said once, for the whole shelf
  ) {}

  readonly go = async (): Promise<void> => {
    this.opening = true;
    try {
      await this.open();
    } catch (error) {
      if (error instanceof NotGranted) await this.tell(error);
      else this.lost();
    }
    this.opening = false;
  };

  private async tell(error: NotGranted): Promise<void> {
    const [found] = await Promise.all([import("./Refusal.svelte"), need("page", "room")]);
    this.Refusal = found.default;
    this.refused = error;
  }
}
