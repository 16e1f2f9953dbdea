export interface RawRequest {
  method: 'GET' | 'POST';
  /** Absolute, or a path on the own server. */
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  timeoutMs: number;
  /** Ends the request early; it then rejects with kind `aborted`. */
  signal?: AbortSignal;
}

export interface RawReply {
  status: number;
  /** Parsed JSON, or the text when it is none. */
  data: unknown;
}

/** Why no answer came. */
export type FailureKind = 'timeout' | 'network' | 'aborted';

/** No answer came from the server. */
export class RequestFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly reason?: unknown,
  ) {
    super(`Request failed: ${kind}`);
    this.name = 'RequestFailure';
  }
}
