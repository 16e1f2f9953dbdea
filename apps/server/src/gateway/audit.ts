import type { EndpointKey } from '@voltfront/contract';
import type { Ctx } from '../kernel/context';

/** Writes down what staff change. */
export interface AuditTrail {
  /** Called in the transaction of the change, after it; a repeated idempotent request changes nothing and is not noted. */
  note(ctx: Ctx, call: { key: EndpointKey; body: unknown; reply: unknown }): Promise<void>;
}

declare module '../kernel/context' {
  interface AppServices {
    /** Missing where the audit module is not loaded (tests of single modules). */
    audit?: AuditTrail;
  }
}
