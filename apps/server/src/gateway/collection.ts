import type { CarriedCall } from '@voltfront/brand/privacy';
import type { Ctx } from '../kernel/context';

/** Told of every call of a person that was answered: counts what the call carried of what is collected. */
export interface CollectionNotes {
  /** Never throws. */
  note(ctx: Ctx, call: CarriedCall): Promise<void>;
}

declare module '../kernel/context' {
  interface AppServices {
    /** Missing where no module counts. */
    collection?: CollectionNotes;
  }
}
