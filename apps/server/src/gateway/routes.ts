import type { BodyOf, EndpointKey, Endpoints, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../kernel/context';
import type { UploadedFile } from './multipart';

type CtxOf<K extends EndpointKey> = Endpoints[K]['auth'] extends 'public' | 'optional' ? Ctx : ActorCtx;

/** Parsed input of a call. */
export interface Input<K extends EndpointKey> {
  body: BodyOf<K>;
  query: QueryOf<K>;
  /** Files of a multipart call, in the order sent. */
  files: UploadedFile[];
}

/** How one call is answered. */
export interface RouteSpec<K extends EndpointKey> {
  /**
   * Run in one transaction (`ctx.db`), rolled back when `run` throws. Idempotent calls do unless this is `false`: then
   * `run` opens its own, because it waits for an outside service in between, and must bear being run twice.
   */
  tx?: boolean;
  /** For public reads: visitors' answers are kept in this process for so many milliseconds, per query. Never with `tx`. */
  cacheMs?: number;
  run: (ctx: CtxOf<K>, input: Input<K>) => Promise<ReplyOf<K>> | ReplyOf<K>;
}

/** Contract key → how it is answered. */
export type RouteTable = { [K in EndpointKey]?: RouteSpec<K> };

/** Checks a table of routes against the contract's types. */
export const routes = (table: RouteTable): RouteTable => table;

/** One route of a table; its types come from the key it stands under. */
export const route = <K extends EndpointKey>(spec: RouteSpec<K>): RouteSpec<K> => spec;
