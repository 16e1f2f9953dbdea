import { expect } from 'vitest';

/** Pays at the sandbox's cashier, as its page in a web view does. `origin`: of the server under test. */
export async function payInWebView(origin: string, { origin: bank, pathname, searchParams }: URL): Promise<void> {
  const answer = await fetch(new URL(`${pathname}/act`, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'pay', key: searchParams.get('key') }),
  });
  expect(await answer.json(), `the cashier of ${bank}`).toMatchObject({ state: 'paid' });
}
