import type { BodyInputOf, EndpointKey, ReplyOf } from '@voltfront/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing';
import { loadWhitePapers } from '../demo/white-papers';

const LIST = 'GET /api/mpmkt/v1/staff/whitePapers' as const;
const DETAIL = 'GET /api/mpmkt/v1/staff/whitePaper' as const;
const SAVE = 'POST /api/mpmkt/v1/staff/whitePaper/save' as const;
const SHOW = 'POST /api/mpmkt/v1/staff/whitePaper/show' as const;
const READ = 'GET /api/mpmkt/v1/whitePaper' as const;
type Paper = ReplyOf<typeof DETAIL>;
type Content = BodyInputOf<typeof SAVE>['content'];

let server: TestServer;
let operator: TestPerson;
let auditor: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  await server.database.transaction((db) => loadWhitePapers({ ...server.ctx(), db }));
  operator = await server.login({ roles: ['operator'] });
  auditor = await server.login({ roles: ['auditor'] });
});
afterAll(() => server.close());

const send = (key: EndpointKey, body: object, who: TestPerson | null = operator) =>
  server.call(key, { body: body as never, ...(who ? { token: who.token } : {}) });
const chapter = (chapterId: string) => ({
  ...{ chapterId, title: '起因', facts: [{ value: '3 层', label: '隔热' }] },
  blocks: [{ kind: 'paragraph' as const, text: '先把热留住。' }],
});
const content = (changes: Partial<Content> = {}): Content => ({
  ...{ subject: 'charging', title: '补能白皮书', edition: '第二版', publishedAt: server.clock.now() },
  ...{ cover: '/assets/covers/still-safety.webp', summary: '关于充电', chapters: [chapter('why')] },
  ...changes,
});
const made = async (changes: Partial<Content> = {}) =>
  (await send(SAVE, { edit: 0, content: content(changes) })).data as unknown as Paper;
const read = (paperId: string) => server.call(READ, { query: { paperId } });
const fileOf = async (url: string) => (await server.app.server.inject({ method: 'GET', url })).statusCode;

it.each([
  [SAVE, {}],
  [SHOW, { isPublished: true }],
] as [EndpointKey, object][])('%s is for operators alone', async (key, fields) => {
  const { paperId, edit } = await made();
  const body = { ...fields, content: content(), paperId, edit };
  expect((await send(key, body, null)).name).toBe('LOGIN_EXPIRED');
  expect((await send(key, body, await server.login())).name).toBe('FORBIDDEN');
  expect((await send(key, body, auditor)).name).toBe('FORBIDDEN');
  expect((await send(key, { ...body, paperId: 'none' })).name).toBe('NOT_FOUND');
  expect((await send(key, { ...body, edit: 9 })).name).toBe('STATE_CHANGED');
});

describe('an edition', () => {
  it('is read once it is published, with its file, and no more when it is taken back', async () => {
    const paper = await made();
    expect((await read(paper.paperId)).name).toBe('NOT_FOUND');
    const published = (await send(SHOW, { ...paper, isPublished: true })).data as unknown as Paper;
    expect((await read(paper.paperId)).data).toMatchObject({ title: '补能白皮书', edition: '第二版', newest: null });
    expect((await send(SHOW, { ...published, isPublished: false })).name).toBe('SUCCESS');
    expect((await read(paper.paperId)).name).toBe('NOT_FOUND');
  });

  it('that nobody can read has a file for staff, whose address ends', async () => {
    const paper = await made();
    expect(await fileOf(paper.file)).toBe(200);
    expect(await fileOf(paper.file.split('?')[0] ?? '')).toBe(404);
    server.clock.advance(20 * 60_000);
    expect(await fileOf(paper.file)).toBe(404);
  });

  it('changes with its file, and the text of a published one at once', async () => {
    const paper = await made();
    const two = content({ chapters: [chapter('why'), chapter('how')] });
    const changed = (await send(SAVE, { ...paper, content: two })).data as unknown as Paper;
    expect(changed.pageCount).toBe(paper.pageCount + 1);
    expect(changed.chapters.map(({ chapterId }) => chapterId)).toEqual(['why', 'how']);
  });

  it('of two staff who save at once, one is told', async () => {
    const paper = await made();
    const answers = await Promise.all(
      ['甲', '乙'].map((title) => send(SAVE, { ...paper, content: content({ title }) })),
    );
    expect(answers.map(({ name }) => name).sort()).toEqual(['STATE_CHANGED', 'SUCCESS']);
  });

  it('takes the place of its subject in the list of readers, a new subject the last', async () => {
    const paper = await made({ subject: 'battery', edition: '第四版', title: '电池安全白皮书' });
    await send(SHOW, { ...paper, isPublished: true });
    server.clock.advance(60_000);
    const papers = await server.ask('GET /api/mpmkt/v1/whitePapers');
    expect(papers[0]).toMatchObject({ paperId: paper.paperId, edition: '第四版' });
    expect((await read('battery-3')).data).toMatchObject({ newest: { paperId: paper.paperId } });
  });

  it.each([
    ['no chapter', { chapters: [] }],
    ['a chapter twice', { chapters: [chapter('why'), chapter('why')] }],
    ['a chapter without text', { chapters: [{ ...chapter('why'), blocks: [] }] }],
    ['a film', { chapters: [{ ...chapter('why'), blocks: [{ kind: 'video' }] }] }],
    ['no title', { title: '' }],
  ])('is refused with %s', async (_what, changes) => {
    expect((await send(SAVE, { edit: 0, content: content(changes as never) })).name).toBe('BAD_INPUT');
  });

  it('is found by words and where it stands', async () => {
    const { paperId } = await made({ title: '低温白皮书' });
    const ids = async (query: object) =>
      (await server.ask(LIST, { token: auditor.token, query: query as never })).items.map((each) => each.paperId);
    expect(await ids({ words: '低温' })).toEqual([paperId]);
    expect(await ids({ words: '低温', state: 'published' })).toEqual([]);
    expect((await server.call(LIST, { token: (await server.login()).token })).name).toBe('FORBIDDEN');
  });
});
