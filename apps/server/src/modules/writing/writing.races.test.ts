import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson, TestServer } from '../../testing';
import { balances } from '../points';
import {
  APPEAL,
  APPROVE,
  CONTENT,
  createWriting,
  OWN,
  REFUSE,
  SAVE,
  SUBMIT,
  submitted,
  WITHDRAW,
  writeDraft,
} from './writing.fixture';

let server: TestServer;
let staff: TestPerson[];
beforeAll(async () => {
  server = await createWriting();
  staff = [await server.login({ roles: ['operator'] }), await server.login({ roles: ['operator'] })];
});
afterAll(() => server.close());

const CALLERS = 40;
const at = <T>(make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: CALLERS }, (_, n) => make(n)));
const tally = (answers: { name: string }[]) =>
  answers.reduce<Record<string, number>>((sum, { name }) => Object.assign(sum, { [name]: (sum[name] ?? 0) + 1 }), {});
const token = (n: number) => staff[n % staff.length]?.token ?? '';
const stateOf = async (person: TestPerson, writingId: string) =>
  (await server.ask(OWN, { token: person.token, query: { writingId } })).state;

describe('40 callers at once', () => {
  it('keep 20 drafts of one person', async () => {
    const person = await server.login();
    const answers = await at(() => server.call(SAVE, { token: person.token, body: CONTENT }));
    expect(tally(answers)).toEqual({ SUCCESS: 20, LIMIT_REACHED: 20 });
  });

  it('change a draft once for each revision', async () => {
    const person = await server.login();
    const writingId = await writeDraft(server, person);
    const body = { ...CONTENT, writingId, revision: 1 };
    expect(tally(await at(() => server.call(SAVE, { token: person.token, body })))).toEqual({
      SUCCESS: 1,
      STATE_CHANGED: CALLERS - 1,
    });
  });

  it('submit a draft once', async () => {
    const person = await server.login();
    const writingId = await writeDraft(server, person);
    const answers = await at(() => server.call(SUBMIT, { token: person.token, body: { writingId } }));
    expect(tally(answers)).toEqual({ SUCCESS: 1, STATE_CHANGED: CALLERS - 1 });
  });

  it('approve or withdraw an article, never both', async () => {
    const person = await server.login();
    const writingId = await submitted(server, person);
    const answers = await at((n) =>
      n % 2 === 0
        ? server.call(APPROVE, { token: token(n), body: { writingId, revision: 1 } })
        : server.call(WITHDRAW, { token: person.token, body: { writingId } }),
    );
    expect(tally(answers)).toEqual({ SUCCESS: 1, STATE_CHANGED: CALLERS - 1 });
    const isApproved = answers.some(({ name }, n) => name === 'SUCCESS' && n % 2 === 0);
    await server.runJobs();
    expect(await stateOf(person, writingId)).toBe(isApproved ? 'published' : 'draft');
    expect((await balances(server.ctx(), person.accountId)).points).toBe(isApproved ? 50 : 0);
  });

  it('of two members of staff decide once', async () => {
    const person = await server.login();
    const writingId = await submitted(server, person);
    const answers = await at((n) =>
      n % 2 === 0
        ? server.call(APPROVE, { token: token(n), body: { writingId, revision: 1 } })
        : server.call(REFUSE, { token: token(n), body: { writingId, revision: 1, reason: '配图不符' } }),
    );
    expect(tally(answers)).toEqual({ SUCCESS: 1, STATE_CHANGED: CALLERS - 1 });
  });

  it('appeal once', async () => {
    const person = await server.login();
    const writingId = await submitted(server, person);
    await server.ask(REFUSE, { token: token(0), body: { writingId, revision: 1, reason: '配图不符' } });
    const body = { writingId, text: '请再看一次' };
    const answers = await at(() => server.call(APPEAL, { token: person.token, body }));
    expect(tally(answers)).toEqual({ SUCCESS: 1, STATE_CHANGED: CALLERS - 1 });
  });
});
