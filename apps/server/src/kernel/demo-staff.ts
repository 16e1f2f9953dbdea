import type { Ctx } from './context';

/** An order that the demo shop moves. */
export interface PlayedOrder {
  userId: string;
  orderNo: string;
}

/** One step of staff that the demo shop makes by itself. */
export interface DemoStaffStep {
  /** Unique; a module's step replaces the plain one of the same name (`startProduction`, `ship`, `arrive`). */
  name: string;
  /**
   * Makes the step for an order when staff would make it now, by the use case that the staff's call uses; false when
   * there is nothing to do. Runs in a transaction.
   */
  play: (ctx: Ctx, order: PlayedOrder) => Promise<boolean>;
}

declare module './hooks' {
  interface HookMap {
    /** Steps of staff that modules let the demo shop make by itself. */
    demoStaffSteps: { input: null; answer: DemoStaffStep[] };
  }
}

declare module './jobs' {
  interface JobMap {
    /** The demo shop looks at an order whether its staff has something to do. */
    playDemoStaff: PlayedOrder;
  }
}
