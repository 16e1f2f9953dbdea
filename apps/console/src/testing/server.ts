import { vi } from 'vitest';

/** Calls that wait for their answer. */
const waiting = new Set<Promise<unknown>>();
/** Longest wait for answers at the end of a test: some are held back for ever. */
const PATIENCE_MS = 500;

const turn = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until every call is answered and what follows from it is done, so that nothing of one test happens in the next:
 * files share their page.
 */
export async function settled(): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  do {
    await Promise.race([Promise.allSettled(waiting), turn(PATIENCE_MS)]);
    await turn();
    await turn();
  } while (waiting.size > 0 && Date.now() < until);
}

/** A call as the page sent it. */
export interface Sent {
  key: string;
  headers: Record<string, string>;
  body: unknown;
}

/**
 * Answers calls by method and path, and keeps what was sent. Unknown ones are not found, and an answer may be a promise.
 * What `answers` says later counts for later calls.
 */
export function answerWith(answers: Record<string, unknown>): Sent[] {
  const sent: Sent[] = [];
  const answer = async (address: string, { method, headers, body }: RequestInit & { method: string }) => {
    const key = `${method} ${address.split('?')[0]}`;
    sent.push({ key, headers: headers as Record<string, string>, body: body ? JSON.parse(String(body)) : null });
    const said = await answers[key];
    const envelope =
      said === undefined
        ? { code: '4040001', data: null, message: 'missing' }
        : said instanceof Error
          ? { code: said.message, data: null, message: 'refused' }
          : { code: '000000', data: said, message: 'ok' };
    return { headers: new Headers(), json: async () => envelope };
  };
  vi.stubGlobal('fetch', (...call: Parameters<typeof answer>) => {
    const answering = answer(...call);
    waiting.add(answering);
    const done = () => waiting.delete(answering);
    answering.then(done, done);
    return answering;
  });
  return sent;
}

/** A member of staff as the console knows them. */
export const selfWith = (roles: string[], secondFactor = 'passed') => ({
  accountId: 'a1',
  nickname: '周帆',
  avatar: '/assets/avatars/person-01.webp',
  maskedMobile: '138****0014',
  roles,
  store: null,
  secondFactor,
  recoveryCodesLeft: 8,
  idleMinutes: 30,
});
