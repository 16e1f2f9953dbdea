/** How long the native app may take (ms). */
export const BRIDGE_TIMEOUT_MS = 5000;

/** A call on its way to the native app. */
export interface BridgeMessage {
  id: string;
  jsonrpc: '2.0';
  method: string;
  params: unknown;
  /** Epoch milliseconds. */
  timestamp: number;
  /** The session's token, so that the app knows who asks; empty for visitors. */
  jsApiToken: string;
}

/** Codes of failures: those of JSON-RPC, and what becomes of an asynchronous call. */
export const bridgeCodes = {
  parseError: -32700,
  methodNotFound: -32601,
  internalError: -32603,
  failed: -101,
  timedOut: -102,
} as const;

/** A call that the native app refused or did not answer. */
export class BridgeError extends Error {
  override name = 'BridgeError';

  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: BridgeError) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** What the client needs from its surroundings. */
export interface BridgeChannel {
  send: (text: string) => void;
  newId: () => string;
  now: () => number;
}

/** Reads an answer; null for anything that is none. */
function readAnswer(text: string): { id: string; result?: unknown; error?: Record<string, unknown> } | null {
  try {
    const value: unknown = JSON.parse(text);
    const isAnswer = typeof value === 'object' && value !== null && typeof (value as { id: unknown }).id === 'string';
    return isAnswer ? (value as { id: string }) : null;
  } catch {
    return null;
  }
}

function toError({ code, message, data }: Record<string, unknown>): BridgeError {
  const known = typeof code === 'number' ? code : bridgeCodes.internalError;
  return new BridgeError(known, String(message ?? ''), data ?? null);
}

/** JSON-RPC over a channel of texts: each call is answered once, fails, or ends after five seconds. */
export class BridgeClient {
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly channel: BridgeChannel) {}

  /**
   * @param token of the session; empty for visitors
   * @throws BridgeError when the app refuses, cannot be reached or does not answer in time
   */
  call(method: string, params: unknown, token: string): Promise<unknown> {
    const { send, newId, now } = this.channel;
    const id = newId();
    const message: BridgeMessage = { id, jsonrpc: '2.0', method, params, timestamp: now(), jsApiToken: token };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.take(id)?.reject(new BridgeError(bridgeCodes.timedOut, `${method} timed out`)),
        BRIDGE_TIMEOUT_MS,
      );
      this.waiting.set(id, { resolve, reject, timer });
      try {
        send(JSON.stringify(message));
      } catch {
        this.take(id)?.reject(new BridgeError(bridgeCodes.failed, `${method} could not be sent`));
      }
    });
  }

  /** Takes a text from the app; answers to nothing that was asked, and garbage, change nothing. */
  receive(text: string): void {
    const answer = readAnswer(text);
    const call = answer && this.take(answer.id);
    if (!answer || !call) return;
    const { error } = answer;
    if (error) call.reject(toError(error));
    else call.resolve(answer.result);
  }

  private take(id: string): Waiting | undefined {
    const call = this.waiting.get(id);
    this.waiting.delete(id);
    if (call) clearTimeout(call.timer);
    return call;
  }
}
