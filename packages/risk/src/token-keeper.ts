import { SECOND_MS } from '@voltfront/rules/time';

/** A token and whose it is. */
export interface KeptToken {
  session: string;
  token: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Keeps one token, and lets callers at once share one request for it. */
export interface TokenKeeper {
  get(session: string): Promise<string>;
  /** The token of the newest request while it is valid. */
  current(): string | null;
  /** Drops the token, and one that is still on its way. Gives what was dropped, if it was any good. */
  drop(): Promise<string | null>;
}

/** A token that ends sooner than this (ms) is not used any more. */
const MARGIN_MS = 30 * SECOND_MS;
/** Pause (ms) after a failure before the next try. */
const RETRY_AFTER_MS = 30 * SECOND_MS;

/** Caches the result of `ask`. A failure is returned to all callers for 30 s before the next try. */
export function createTokenKeeper(ask: (session: string) => Promise<KeptToken>, now: () => number): TokenKeeper {
  let kept: KeptToken | null = null;
  let running: { session: string; result: Promise<KeptToken> } | null = null;
  let failed: { reason: unknown; until: number } | null = null;
  const good = () => (kept && kept.expiresAt - now() > MARGIN_MS ? kept : null);

  async function request(session: string): Promise<KeptToken> {
    const own = { session, result: ask(session) };
    running = own;
    try {
      const token = await own.result;
      if (running === own) kept = token;
      failed = null;
      return token;
    } catch (reason) {
      failed = { reason, until: now() + RETRY_AFTER_MS };
      throw reason;
    } finally {
      if (running === own) running = null;
    }
  }

  return {
    async get(session) {
      const token = good();
      if (token?.session === session) return token.token;
      if (running?.session === session) return (await running.result).token;
      if (failed && failed.until > now()) throw failed.reason;
      return (await request(session)).token;
    },
    current: () => good()?.token ?? null,
    async drop() {
      const dropped = running?.result ?? good();
      kept = null;
      running = null;
      return Promise.resolve(dropped).then(
        (token) => token?.token ?? null,
        () => null,
      );
    },
  };
}
