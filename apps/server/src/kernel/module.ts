import type { RouteTable } from '../gateway/routes';
import type { AppServices, Ctx } from './context';
import type { DemoSet } from './demo';
import type { HookTable } from './hooks';
import type { EventTable, JobTable } from './jobs';
import type { PageDataTable } from './page-data';
import type { RawRoutes } from './raw-routes';

/** Everything a module gives to the server. All parts but the name are optional. */
export interface ServerModule {
  name: string;
  /** Contract key → handler. */
  routes?: RouteTable;
  /** Subscriptions to events of any module. */
  events?: EventTable;
  /** Work that this module schedules for later. */
  jobs?: JobTable;
  /** Answers to questions other modules ask within their transaction. */
  hooks?: HookTable;
  /** Data written into the HTML of a page, by route. */
  pageData?: PageDataTable;
  /** Routes outside the contract: provider notices, a cashier page. No signature is checked for them. */
  raw?: RawRoutes;
  /** Adds services to `app` before anything runs. */
  setup?: (app: AppServices) => void | Promise<void>;
  /** Deletes what is out of date; called every hour, outside a transaction. */
  upkeep?: (ctx: Ctx) => Promise<void>;
  /** Demo data, each set added to a database once, in demo runs. */
  demo?: DemoSet[];
}

/** Declares a module. */
export const defineModule = (module: ServerModule): ServerModule => module;
