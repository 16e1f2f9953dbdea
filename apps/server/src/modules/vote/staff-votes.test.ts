import type { EndpointKey } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { VoteDesk, voteInput } from './vote.fixture';

const LIST = 'GET /api/mpmkt/v1/staff/votes';
const DETAIL = 'GET /api/mpmkt/v1/staff/vote';
const SAVE = 'POST /api/mpmkt/v1/staff/vote/save';
const SHOW = 'POST /api/mpmkt/v1/staff/vote/show';
const STEP = 'POST /api/mpmkt/v1/staff/vote/step';

let desk: VoteDesk;
let operator: TestPerson;
let auditor: TestPerson;
beforeAll(async () => {
  desk = await VoteDesk.open();
  operator = await desk.server.login({ roles: ['operator'] });
  auditor = await desk.server.login({ roles: ['auditor'] });
});
afterAll(() => desk.server.close());

const send = (key: EndpointKey, body: object, who: TestPerson | null = operator) =>
  desk.server.call(key, { body: body as never, ...(who ? { token: who.token } : {}) });
const input = (changes = {}) => voteInput(desk.server.clock.now(), changes);
const made = async (changes = {}): Promise<string> =>
  ((await send(SAVE, input(changes))).data as unknown as { voteId: string }).voteId;
const detail = (voteId: string) => desk.server.ask(DETAIL, { token: auditor.token, query: { voteId } });

it.each([
  [SAVE, {}],
  [SHOW, { isVisible: true }],
  [STEP, { step: 'close' }],
] as [EndpointKey, object][])('%s is for operators alone', async (key, fields) => {
  const body = { ...(key === SAVE ? input() : {}), ...fields, voteId: await made() };
  expect((await send(key, body, null)).name).toBe('LOGIN_EXPIRED');
  expect((await send(key, body, await desk.server.login())).name).toBe('FORBIDDEN');
  expect((await send(key, body, auditor)).name).toBe('FORBIDDEN');
  expect((await send(key, { ...body, voteId: 'none' })).name).toBe('NOT_FOUND');
  expect((await send(key, { ...body, voteId: 5 })).name).toBe('BAD_INPUT');
});

describe('a vote', () => {
  it('is hidden until it is shown; hidden again nobody votes, and the ballots stay', async () => {
    const voteId = await made();
    const person = await desk.server.login();
    const cast = () => desk.cast(person, voteId, { front: ['a'] });
    expect((await cast()).name).toBe('NOT_FOUND');
    expect((await send(SHOW, { voteId, isVisible: true })).name).toBe('SUCCESS');
    expect((await cast()).name).toBe('SUCCESS');
    expect((await send(SHOW, { voteId, isVisible: false })).name).toBe('SUCCESS');
    expect((await desk.server.call('GET /api/mpmkt/v1/vote', { query: { voteId } })).name).toBe('NOT_FOUND');
    expect(await detail(voteId)).toMatchObject({ stage: 'hidden', ballotCount: 1, results: { front: { a: 1, b: 0 } } });
  });

  it('keeps what ballots were cast on, and can still end at another time', async () => {
    const voteId = await made();
    await send(SHOW, { voteId, isVisible: true });
    await desk.cast(await desk.server.login(), voteId, { front: ['a'] });
    const kept = await detail(voteId);
    const change = (changes: object) =>
      send(SAVE, { ...input({ startsAt: kept.startsAt, endsAt: kept.endsAt }), ...changes, voteId });
    for (const changes of [{ points: 50 }, { startsAt: kept.startsAt - 1 }, { periodDays: 2 }])
      expect((await change(changes)).name).toBe('STATE_CHANGED');
    expect((await change({ endsAt: kept.endsAt + DAY_MS, title: '前脸共创' })).name).toBe('SUCCESS');
    expect(await detail(voteId)).toMatchObject({ title: '前脸共创', endsAt: kept.endsAt + DAY_MS });
  });

  it('is opened and closed by hand', async () => {
    const voteId = await made({ startsAt: desk.server.clock.now() + DAY_MS });
    await send(SHOW, { voteId, isVisible: true });
    expect((await send(STEP, { voteId, step: 'close' })).name).toBe('STATE_CHANGED');
    expect((await send(STEP, { voteId, step: 'open' })).name).toBe('SUCCESS');
    expect((await desk.cast(await desk.server.login(), voteId, { front: ['b'] })).name).toBe('SUCCESS');
    expect((await send(STEP, { voteId, step: 'close' })).name).toBe('SUCCESS');
    expect((await desk.cast(await desk.server.login(), voteId, { front: ['b'] })).name).toBe('STATE_CHANGED');
    expect((await detail(voteId)).stage).toBe('ended');
  });

  it.each([
    { endsAt: 1 },
    { questions: [] },
    { questions: [{ ...voteInput(0).questions[0], mostChoices: 3 }] },
    { questions: [voteInput(0).questions[0], voteInput(0).questions[0]] },
    { title: '' },
  ])('is refused when it makes no sense: %o', async (changes) => {
    expect((await send(SAVE, input(changes))).name).toBe('BAD_INPUT');
  });

  it('is found by words and stage', async () => {
    const voteId = await made({ title: '轮毂之选' });
    const ids = async (query: object) =>
      (await desk.server.ask(LIST, { token: auditor.token, query: query as never })).items.map((each) => each.voteId);
    expect(await ids({ words: '轮毂' })).toEqual([voteId]);
    expect(await ids({ stage: 'open', words: '轮毂' })).toEqual([]);
    expect((await desk.server.call(LIST, { token: (await desk.server.login()).token })).name).toBe('FORBIDDEN');
  });
});
