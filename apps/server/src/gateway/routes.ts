import type { BodyOf, EndpointKey, Endpoints, QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../kernel/context';
import type { UploadedFile } from './multipart';

type CtxOf<K extends EndpointKey> = Endpoints[K]['auth'] extends 'public' | 'optional' ? Ctx : ActorCtx;

/** Parsed input of a request. */
export interface Input<K extends EndpointKey> {
  body: BodyOf<K>;
  query: QueryOf<K>;
  /** Files of a multipart request, in the order sent. */
  files: UploadedFile[];
}

/** How an endpoint is handled. */
export interface RouteSpec<K extends EndpointKey> {
  /**
   * Runs `run` in one transaction (`ctx.db`), rolled back when it throws. The default for
   * idempotent endpoints unless this is `false`: then `run` opens its own transactions, because it
   * waits for an external service in between, and must be repeatable.
   */
  tx?: boolean;
  /**
   * For public reads: visitors' responses are cached in this process for this many milliseconds,
   * per query. Never together with `tx`.
   */
  cacheMs?: number;
  run: (ctx: CtxOf<K>, input: Input<K>) => Promise<ReplyOf<K>> | ReplyOf<K>;
}

/** Contract key → its handler. */
export type RouteTable = { [K in EndpointKey]?: RouteSpec<K> };

/** Type-checks a table of routes against the contract. */
export const routes = (table: RouteTable): RouteTable => table;

/** One route of a table; its types come from its key. */
export const route = <K extends EndpointKey>(spec: RouteSpec<K>): RouteSpec<K> => spec;
