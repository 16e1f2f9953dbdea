import { CHANGE_STATES } from '@voltfront/rules/catalogue/change-moves';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { createTestServer, type TestServer } from '../../testing';
import { APPROVE, CHANGE, CHANGES } from './catalogue.fixture';

let server: TestServer;
let operator: TestPerson;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
  operator = await server.login({ roles: ['operator'] });
});
afterAll(() => server.close());

it('the demo shop has changes in every state, of which none is stale', async () => {
  const { token } = operator;
  const { items } = await server.ask(CHANGES, { token, query: { size: 50 } });
  expect(new Set(items.map(({ state }) => state))).toEqual(new Set(CHANGE_STATES));
  for (const { changeNo, state } of items) {
    const change = await server.ask(CHANGE, { token, query: { changeNo } });
    expect([changeNo, change.isStale]).toEqual([changeNo, false]);
    if (state === 'proposed') expect(change.actions).toEqual(['approve', 'reject']);
  }
});

it('a proposal of the demo shop can be approved', async () => {
  const { token } = operator;
  const { items } = await server.ask(CHANGES, { token, query: { state: 'proposed', kind: 'optionPrice' } });
  const body = { changeNo: items[0]?.changeNo, reason: '同意' };
  expect((await server.ask(APPROVE, { token, body })).state).toBe('applied');
});
