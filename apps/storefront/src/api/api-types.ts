import type { BodyInputOf, EndpointKey, ListKey, QueryInputOf, ReplyOf } from '@voltfront/contract';

export type { EndpointKey, ListKey, QueryInputOf, ReplyOf };

type Field<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : Record<never, never> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

export interface CallSettings {
  /** The same for repeats of one attempt; made for every POST that brings none. */
  idempotencyKey?: string;
  /** Shows no message of its own. Logout, captcha and ticket happen all the same. */
  silent?: boolean;
  /** Counts in the loading counter, which shows the blocking indicator. */
  loading?: boolean;
  /** Ends the call early. */
  signal?: AbortSignal;
  /** Proof for a risk-checked call. */
  riskToken?: string;
}

/** Options of `api(key, options)`: the endpoint's own query and body, and how to call it. */
export type CallOptions<K extends EndpointKey> = Field<'query', QueryInputOf<K>> &
  Field<'body', BodyInputOf<K>> &
  CallSettings;

/** Endpoints without required input are called by their key alone. */
export type CallArguments<K extends EndpointKey> =
  Record<never, never> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

/** Input of a query: what GET sends in its query and POST in its body. */
export type InputOf<K extends EndpointKey> = K extends `GET ${string}` ? QueryInputOf<K> : BodyInputOf<K>;

export type InputArguments<K extends EndpointKey> = [InputOf<K>] extends [undefined]
  ? [input?: undefined]
  : Record<never, never> extends InputOf<K>
    ? [input?: InputOf<K>]
    : [input: InputOf<K>];

export type ItemOf<K extends ListKey> = ReplyOf<K> extends { items: (infer Item)[] } ? Item : never;
