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

/** Why no answer came, or none of ours: `status` is an answer with another status than 200. */
export type FailureKind = 'timeout' | 'network' | 'aborted' | 'status';

/** No answer came from the server, or none of ours. */
export class RequestFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly reason?: unknown,
    message = `Request failed: ${kind}`,
  ) {
    super(message);
    this.name = 'RequestFailure';
  }
}
