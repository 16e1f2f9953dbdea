import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson, TestServer } from '../../testing';
import { balances } from '../points';
import {
  APPEAL,
  APPROVE,
  ARTICLE,
  CONTENT,
  createWriting,
  DELETE,
  OWN,
  OWN_LIST,
  QUEUE,
  READ,
  REFUSE,
  SAVE,
  SUBMIT,
  submitted,
  TAKE_DOWN,
  uploadPicture,
  WITHDRAW,
  writeDraft,
} from './writing.fixture';

let server: TestServer;
let author: TestPerson;
let staff: TestPerson;
beforeAll(async () => {
  server = await createWriting();
  author = await server.login();
  staff = await server.login({ roles: ['operator'] });
});
afterAll(() => server.close());

const reason = '配图与内容不符';
const own = (writingId: string) => server.ask(OWN, { token: author.token, query: { writingId } });
const refused = async () => {
  const writingId = await submitted(server, author);
  await server.ask(REFUSE, { token: staff.token, body: { writingId, revision: 1, reason } });
  return writingId;
};
const approve = async (writingId: string) => {
  const { revision } = await server.ask(READ, { token: staff.token, query: { writingId } });
  await server.ask(APPROVE, { token: staff.token, body: { writingId, revision } });
  await server.runJobs();
};

describe('a draft', () => {
  it('is kept as it is, and changed by who knows its last revision', async () => {
    const { token } = author;
    const empty = { title: '', text: '', pictures: [], topic: null, modelId: null, place: null };
    const { writingId, revision } = await server.ask(SAVE, { token, body: empty });
    const body = { ...CONTENT, writingId, revision };
    expect(await server.ask(SAVE, { token, body })).toEqual({ writingId, revision: 2 });
    expect((await server.call(SAVE, { token, body })).name).toBe('STATE_CHANGED');
    expect(await own(writingId)).toMatchObject({ ...CONTENT, state: 'draft', revision: 2 });
  });

  it('takes pictures of its author alone, and topics and models that there are', async () => {
    const { token } = author;
    const foreign = await uploadPicture(server, await server.login());
    for (const wrong of [{ pictures: [foreign] }, { pictures: ['/assets/x.webp'] }, { topic: '没有' }])
      expect((await server.call(SAVE, { token, body: { ...CONTENT, ...wrong } })).name).toBe('BAD_INPUT');
    expect((await server.call(SAVE, { token, body: { ...CONTENT, modelId: 'X' } })).name).toBe('NOT_FOUND');
  });

  it('is nobody else’s, not even for staff', async () => {
    const writingId = await writeDraft(server, author);
    const { token } = await server.login();
    const calls = await Promise.all([
      server.call(OWN, { token, query: { writingId } }),
      server.call(SAVE, { token, body: { ...CONTENT, writingId, revision: 1 } }),
      server.call(SUBMIT, { token, body: { writingId } }),
      server.call(WITHDRAW, { token, body: { writingId } }),
      server.call(APPEAL, { token, body: { writingId, text: '请再看一次' } }),
      server.call(DELETE, { token, body: { writingId } }),
      server.call(READ, { token: staff.token, query: { writingId } }),
    ]);
    expect(calls.map(({ name }) => name)).toEqual(calls.map(() => 'NOT_FOUND'));
  });

  it('is submitted once, when nothing lacks and the filter finds nothing', async () => {
    const { token } = author;
    const { writingId: short } = await server.ask(SAVE, { token, body: CONTENT });
    expect(await server.call(SUBMIT, { token, body: { writingId: short } })).toMatchObject({ name: 'BAD_INPUT' });
    const bad = await writeDraft(server, author, { text: '想要优惠请加微信，长期有效，先到先得。' });
    expect((await server.call(SUBMIT, { token, body: { writingId: bad } })).name).toBe('CONTENT_REFUSED');
    const writingId = await submitted(server, author);
    expect((await server.call(SUBMIT, { token, body: { writingId } })).name).toBe('STATE_CHANGED');
    expect((await server.call(SAVE, { token, body: { ...CONTENT, writingId, revision: 1 } })).name).toBe(
      'STATE_CHANGED',
    );
    expect((await server.call(ARTICLE, { query: { articleId: writingId } })).name).toBe('NOT_FOUND');
  });
});

describe('an approved article', () => {
  it('is published with public pictures, earns points once and is deleted with them', async () => {
    const person = await server.login();
    const writingId = await submitted(server, person);
    await approve(writingId);
    const article = await server.ask(ARTICLE, { query: { articleId: writingId } });
    expect(article).toMatchObject({
      title: CONTENT.title,
      topic: CONTENT.topic,
      modelId: 'YL01',
      place: CONTENT.place,
    });
    expect(article.cover).toMatch(/^\/files\/public\/[^?]+\.webp$/);
    expect(article.blocks).toHaveLength(2);
    const feed = await server.ask('GET /api/mpmkt/v1/community/feed', {
      token: person.token,
      query: { tab: 'newest' },
    });
    expect(feed.items[0]).toMatchObject({ cardId: writingId, author: { authorId: person.accountId } });
    expect((await balances(server.ctx(), person.accountId)).points).toBe(50);
    expect(await server.app.services.files.read(article.cover)).not.toBeNull();
    await server.ask(DELETE, { token: person.token, body: { writingId } });
    await server.runJobs();
    expect((await server.call(ARTICLE, { query: { articleId: writingId } })).name).toBe('NOT_FOUND');
    expect(await server.app.services.files.read(article.cover)).toBeNull();
  });

  it('leaves the own articles when it is deleted on its page', async () => {
    const writingId = await submitted(server, author);
    await approve(writingId);
    const body = { articleId: writingId };
    await server.ask('POST /api/mpmkt/v1/community/article/delete', { token: author.token, body });
    await server.runJobs();
    expect((await server.call(OWN, { token: author.token, query: { writingId } })).name).toBe('NOT_FOUND');
  });

  it('is taken down with a reason, and back after the appeal', async () => {
    const person = await server.login();
    const writingId = await submitted(server, person);
    await approve(writingId);
    await server.ask(TAKE_DOWN, { token: staff.token, body: { writingId, reason } });
    expect((await server.call(ARTICLE, { query: { articleId: writingId } })).name).toBe('NOT_FOUND');
    const { token } = person;
    expect(await server.ask(OWN, { token, query: { writingId } })).toMatchObject({ state: 'refused', canAppeal: true });
    await server.ask(APPEAL, { token, body: { writingId, text: '内容属实，请复核' } });
    await approve(writingId);
    expect((await server.ask(ARTICLE, { query: { articleId: writingId } })).title).toBe(CONTENT.title);
    expect((await balances(server.ctx(), person.accountId)).points).toBe(50);
    await server.ask(TAKE_DOWN, { token: staff.token, body: { writingId, reason } });
    expect(await server.ask(OWN, { token, query: { writingId } })).toMatchObject({ state: 'closed', canAppeal: false });
  });
});

describe('a refused article', () => {
  it('says why, and is written anew', async () => {
    const writingId = await refused();
    expect(await own(writingId)).toMatchObject({ state: 'refused', reason, canAppeal: true });
    const { token } = author;
    await server.ask(WITHDRAW, { token, body: { writingId } });
    const pictures = [await uploadPicture(server, author)];
    await server.ask(SAVE, { token, body: { ...CONTENT, pictures, writingId, revision: 1 } });
    await server.ask(SUBMIT, { token, body: { writingId } });
    const old = { token: staff.token, body: { writingId, revision: 1 } };
    expect((await server.call(APPROVE, old)).name).toBe('STATE_CHANGED');
    await approve(writingId);
    expect((await own(writingId)).state).toBe('published');
  });

  it('is appealed for once, and then the decision is final', async () => {
    const { token } = author;
    const writingId = await refused();
    const body = { writingId, text: '这是我自己拍的照片' };
    await server.ask(APPEAL, { token, body });
    expect((await server.call(APPEAL, { token, body })).name).toBe('STATE_CHANGED');
    await server.ask(REFUSE, { token: staff.token, body: { writingId, revision: 1, reason } });
    expect(await own(writingId)).toMatchObject({ state: 'closed', canAppeal: false });
    for (const key of [WITHDRAW, SUBMIT] as const)
      expect((await server.call(key, { token, body: { writingId } })).name).toBe('STATE_CHANGED');
  });
});

describe('the queue of staff', () => {
  it('has what was submitted, with what the filter doubts and all that happened', async () => {
    const writingId = await submitted(server, author, { text: '同城的朋友请私信我，周末一起出发去山里。' });
    const { items } = await server.ask(QUEUE, { token: staff.token, query: { state: 'reviewing', size: 50 } });
    expect(items.find((item) => item.writingId === writingId)).toMatchObject({
      isDoubtful: true,
      authorId: author.accountId,
    });
    await server.ask(REFUSE, { token: staff.token, body: { writingId, revision: 1, reason } });
    const { steps } = await server.ask(READ, { token: staff.token, query: { writingId } });
    expect(steps.map(({ state, who, note }) => [state, who, note])).toEqual([
      ['reviewing', 'author', ''],
      ['refused', 'staff', reason],
    ]);
    const drafts = await server.call(QUEUE, { token: staff.token, query: { state: 'draft' as never } });
    expect(drafts.name).toBe('BAD_INPUT');
  });

  it('finds articles by words of their title', async () => {
    const writingId = await submitted(server, author, { title: '独一无二的标题' });
    const { items } = await server.ask(QUEUE, { token: staff.token, query: { words: '独一无二' } });
    expect(items.map((item) => item.writingId)).toEqual([writingId]);
  });
});

it('the own list has everything of a person, the last changed first, and nothing of others', async () => {
  const person = await server.login();
  const published = await submitted(server, person);
  await approve(published);
  server.clock.advance(1000);
  const draft = await writeDraft(server, person);
  const { items } = await server.ask(OWN_LIST, { token: person.token });
  expect(items.map(({ writingId, state }) => [writingId, state])).toEqual([
    [draft, 'draft'],
    [published, 'published'],
  ]);
  const { items: drafts } = await server.ask(OWN_LIST, { token: person.token, query: { state: 'draft' } });
  expect(drafts.map(({ writingId }) => writingId)).toEqual([draft]);
});
