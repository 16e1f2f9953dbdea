import type { RouteTable } from '../gateway/routes';
import type { AppServices, Ctx } from './context';
import type { DemoSet } from './demo';
import type { HookTable } from './hooks';
import type { EventTable, JobTable } from './jobs';
import type { PageDataTable } from './page-data';
import type { RawRoutes } from './raw-routes';

/** What a module provides to the server. Everything but the name is optional. */
export interface ServerModule {
  name: string;
  /** Contract key → handler. */
  routes?: RouteTable;
  /** Subscriptions to events of any module. */
  events?: EventTable;
  /** Jobs that this module schedules. */
  jobs?: JobTable;
  /** Answers to questions that other modules ask within their transaction (kernel/hooks.ts). */
  hooks?: HookTable;
  /** Data written into the HTML of a page, by route. */
  pageData?: PageDataTable;
  /**
   * Routes outside the API contract, without signature checks: provider notices, a cashier page.
   */
  raw?: RawRoutes;
  /** Adds services to `app` before anything runs. */
  setup?: (app: AppServices) => void | Promise<void>;
  /** Deletes expired data; called every hour, outside a transaction. */
  upkeep?: (ctx: Ctx) => Promise<void>;
  /** Writes what is still kept in memory; called when the server stops, after its last request and before the database closes. */
  stop?: (ctx: Ctx) => Promise<void>;
  /** Demo data; in demo runs each set is added to a database once. */
  demo?: DemoSet[];
}

/** Declares a module. */
export const defineModule = (module: ServerModule): ServerModule => module;
