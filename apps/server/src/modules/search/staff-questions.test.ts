import type { EndpointKey, ReplyOf } from '@voltfront/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing';

const LIST = 'GET /api/mpmkt/v1/staff/search/questions' as const;
const SAVE = 'POST /api/mpmkt/v1/staff/search/question/save' as const;
const RETIRE = 'POST /api/mpmkt/v1/staff/search/question/retire' as const;
const SEARCH = 'GET /api/mpmkt/v1/search' as const;
type Question = ReplyOf<typeof SAVE>;

let server: TestServer;
let operator: TestPerson;
let auditor: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  operator = await server.login({ roles: ['operator'] });
  auditor = await server.login({ roles: ['auditor'] });
});
afterAll(() => server.close());

const send = (key: EndpointKey, body: object, who: TestPerson | null = operator) =>
  server.call(key, { body: body as never, ...(who ? { token: who.token } : {}) });
const made = async (question: string) =>
  (await send(SAVE, { edit: 0, question, answer: '可以，请先预约。' })).data as unknown as Question;
const found = async (text: string) =>
  (await server.ask(SEARCH, { query: { text, kind: 'question' } })).items.map(({ title }) => title);

it.each([
  [SAVE, { question: '车衣怎么贴？', answer: '到店预约。' }],
  [RETIRE, { isRetired: true }],
] as [EndpointKey, object][])('%s is for operators alone', async (key, fields) => {
  const { questionId, edit } = await made(`能${key.length}不能贴车衣？`);
  const body = { ...fields, questionId, edit };
  expect((await send(key, body, null)).name).toBe('LOGIN_EXPIRED');
  expect((await send(key, body, await server.login())).name).toBe('FORBIDDEN');
  expect((await send(key, body, auditor)).name).toBe('FORBIDDEN');
  expect((await send(key, { ...body, questionId: 'none' })).name).toBe('NOT_FOUND');
  expect((await send(key, { ...body, questionId: 5 })).name).toBe('BAD_INPUT');
  expect((await send(key, { ...body, edit: 9 })).name).toBe('STATE_CHANGED');
});

describe('a question', () => {
  it('is found as it is written, and not once it is retired', async () => {
    const added = await made('车内可以养猫吗？');
    await server.runJobs();
    expect(await found('养猫')).toEqual(['车内可以养猫吗？']);
    const changed = (await send(SAVE, { ...added, question: '车内可以养鹦鹉吗？' })).data as unknown as Question;
    await server.runJobs();
    expect(await found('养鹦鹉')).toEqual(['车内可以养鹦鹉吗？']);
    const retired = (await send(RETIRE, { ...changed, isRetired: true })).data as unknown as Question;
    await server.runJobs();
    expect(await found('养鹦鹉')).toEqual([]);
    await send(RETIRE, { ...retired, isRetired: false });
    await server.runJobs();
    expect(await found('养鹦鹉')).toEqual(['车内可以养鹦鹉吗？']);
  });

  it('is asked once, and of two staff who change it at once, one is told', async () => {
    const { questionId } = await made('冬天怎么充电？');
    expect((await send(SAVE, { edit: 0, question: '冬天怎么充电？', answer: '预热。' })).name).toBe('ALREADY_DONE');
    const answers = await Promise.all(
      ['预热十分钟。', '插枪预热。'].map((answer) =>
        send(SAVE, { questionId, edit: 0, question: '冬天怎么充电？', answer }),
      ),
    );
    expect(answers.map(({ name }) => name).sort()).toEqual(['STATE_CHANGED', 'SUCCESS']);
  });

  it.each([{ question: '' }, { answer: '' }, { answer: 'x'.repeat(501) }])('is refused: %o', async (changes) => {
    const body = { edit: 0, question: '能不能？', answer: '可以。', ...changes };
    expect((await send(SAVE, body)).name).toBe('BAD_INPUT');
  });

  it('is found by staff by words and where it stands', async () => {
    const { questionId } = await made('雨刮多久换一次？');
    const ids = async (query: object) =>
      (await server.ask(LIST, { token: auditor.token, query: query as never })).items.map((each) => each.questionId);
    expect(await ids({ words: '雨刮' })).toEqual([questionId]);
    expect(await ids({ words: '雨刮', state: 'retired' })).toEqual([]);
    expect((await server.call(LIST, { token: (await server.login()).token })).name).toBe('FORBIDDEN');
  });
});
