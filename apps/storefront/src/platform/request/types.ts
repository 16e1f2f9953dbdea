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

/** Why there is no valid response: `status` is a response with a status other than 200. */
export type FailureKind = 'timeout' | 'network' | 'aborted' | 'status';

/** There was no response, or it was not our server's. */
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
