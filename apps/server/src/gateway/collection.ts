import type { CarriedCall } from '@voltfront/brand/privacy';
import type { Ctx } from '../kernel/context';

/** Records which personal data requests carry, for the list of collected data. */
export interface CollectionNotes {
  /** Called after every answered request of a person. Never throws. */
  note(ctx: Ctx, call: CarriedCall): Promise<void>;
}

declare module '../kernel/context' {
  interface AppServices {
    /** Missing where no module records this. */
    collection?: CollectionNotes;
  }
}
