import type { SlotPlaceKey } from './slot.types';

declare module '../../kernel/hooks' {
  interface HookMap {
    /** Locations of a store that have an id of their own, such as the cars of one model. */
    slotPlacesOfStore: { input: { storeId: string }; answer: SlotPlaceKey[] };
    /** Numbers by which staff find appointments, by `thingId`; empty for a kind of another module. */
    slotNumbers: { input: { kind: string; thingIds: readonly string[] }; answer: ReadonlyMap<string, string> };
  }
}
