import { vi } from 'vitest';

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
  vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit & { method: string }) => {
    const key = `${method} ${address.split('?')[0]}`;
    sent.push({ key, headers: headers as Record<string, string>, body: body ? JSON.parse(String(body)) : null });
    const answer = await answers[key];
    const envelope =
      answer === undefined
        ? { code: '4040001', data: null, message: 'missing' }
        : answer instanceof Error
          ? { code: answer.message, data: null, message: 'refused' }
          : { code: '000000', data: answer, message: 'ok' };
    return { headers: new Headers(), json: async () => envelope };
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
