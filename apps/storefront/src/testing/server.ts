import { vi } from 'vitest';

/** One request that reached the stand-in server. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

interface Reply {
  code?: string;
  data?: unknown;
  message?: string;
}

type Answer = Reply | Error | 'hang' | 'nonsense';

/** What the app asks by itself once there is time: whether the community has anything new. On a busy machine any test may meet it. */
const SPARE_TIME_CALL = /\/community\/feed\?tab=newest&size=1$/;
/** The same for the live channel, which never opens here. */
const LIVE_CALL = /\/live\/ticket$/;

/**
 * Fake server: answers calls in order with the given replies, and repeats the last one.
 * Calls of the spare time and of the live channel are neither seen nor given a reply.
 * An Error is a broken connection, `hang` never answers.
 */
export function serveReplies(...answers: Answer[]): SeenRequest[] {
  const seen: SeenRequest[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (SPARE_TIME_CALL.test(url)) return settle({ data: { items: [] } }, undefined);
    if (LIVE_CALL.test(url)) return settle('hang', init.signal ?? undefined);
    const answer = answers[Math.min(seen.length, answers.length - 1)] ?? {};
    seen.push({
      method: init.method ?? 'GET',
      url,
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return settle(answer, init.signal ?? undefined);
  });
  return seen;
}

function settle(answer: Answer, signal: AbortSignal | undefined): Promise<Response> {
  if (answer instanceof Error) return Promise.reject(answer);
  if (answer === 'nonsense') return Promise.resolve(new Response('<html>502</html>', { status: 502 }));
  if (answer === 'hang') {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  }
  const { code = '000000', data = null, message = '' } = answer;
  return Promise.resolve(new Response(JSON.stringify({ code, data, message })));
}
