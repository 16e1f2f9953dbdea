import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import { PageOverlays } from '@/page/page-overlays';
import { login, logout } from '@/session';
import { livePages } from '@/testing/page-stack';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';
import { serveByAddress } from '../community/test-data';
import type { Writing, WritingLine } from './writing-calls';
import { WritingSheet } from './writing-sheet';

startApp();

const WAIT = { timeout: 10_000 };
const picture = '/assets/covers/scene-city.webp';
const onClose = vi.fn();

const line = (part: Partial<WritingLine> = {}): WritingLine => ({
  writingId: 'w1',
  state: 'draft',
  title: '山路一日',
  picture,
  updatedAt: Date.now(),
  reason: '',
  canAppeal: false,
  ...part,
});
const writing = (part: Partial<Writing> = {}): Writing => ({
  ...line(),
  text: '从城里开到山上，一路都很安静。',
  pictures: [picture],
  topic: null,
  modelId: null,
  place: null,
  revision: 3,
  ...part,
});

function Home() {
  return (
    <>
      <WritingSheet isOpen onClose={onClose} />
      <PageOverlays />
    </>
  );
}

type Replies = Parameters<typeof serveByAddress>[0];

/** Opens the own articles. */
function open(lines: readonly WritingLine[], one?: Writing, replies: Replies = {}) {
  const seen = serveByAddress(
    {
      ...replies,
      '/community/writings': { data: { items: lines, nextCursor: null } },
      '/community/writing?': { data: one },
      '/writing/choices': { data: { topics: ['周末出行'], models: [{ modelId: 'YL01', name: '01' }] } },
      '/writing/save': { data: { writingId: 'w1', revision: 4 } },
      '/writing/': { data: { ok: true } },
      // Those of the test come first, and say what they say there.
      ...replies,
    },
    (fetch) => vi.stubGlobal('fetch', fetch),
  );
  renderApp('/', { 'pages/community/index': Home });
  const sent = (part: string) => seen.filter(({ url, body }) => body !== undefined && url.includes(part));
  return sent;
}
/** Opens the article of the list. */
const openFirst = async () => fireEvent.click(await screen.findByText('山路一日', {}, WAIT));
const type = (name: RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }, WAIT));

beforeEach(() => {
  logout();
  login('token', someUser);
  resetDebounce();
  queryClient.clear();
  onClose.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('the list names the state of each article, and why one was refused', async () => {
  const words = {
    draft: '草稿',
    reviewing: '审核中',
    refused: '未通过',
    appealing: '申诉中',
    publishing: '发布中',
    published: '已发布',
    closed: '申诉未通过',
  } as const;
  const states = Object.keys(words) as (keyof typeof words)[];
  const lines = states.map((state) =>
    line({ state, writingId: state, title: `文章 ${state}`, ...(state === 'refused' && { reason: '图片不清晰' }) }),
  );
  open([...lines, line({ writingId: 'none', title: '', picture: null })]);
  for (const state of states) expect(await screen.findByText(`文章 ${state}`, {}, WAIT)).toBeTruthy();
  for (const word of Object.values(words)) expect(screen.getAllByText(word).length).toBeGreaterThan(0);
  expect(screen.getByText('图片不清晰')).toBeTruthy();
  expect(screen.getByText('未命名文章')).toBeTruthy();
});

test('an empty list says what writing is for, and leads to the editor', async () => {
  open([]);
  expect(await screen.findByText('还没有写过文章', {}, WAIT)).toBeTruthy();
  await press('写文章');
  expect(await screen.findByRole('textbox', { name: /标题/ }, WAIT)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '提交审核' }).disabled).toBe(true);
  await press('返回');
  expect(await screen.findByText('还没有写过文章', {}, WAIT)).toBeTruthy();
});

test('a draft saves itself after a pause, and what was typed meanwhile with the revision that came back', async () => {
  const sent = open([line()], writing());
  await openFirst();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /标题/ })).toHaveProperty('value', '山路一日'), WAIT);
  type(/标题/, '山路两日');
  expect(sent('/writing/save')).toEqual([]);
  await waitFor(() => expect(sent('/writing/save')).toHaveLength(1), WAIT);
  expect(sent('/writing/save')[0]?.body).toMatchObject({ writingId: 'w1', revision: 3, title: '山路两日' });
  expect(await screen.findByText('草稿已自动保存', {}, WAIT)).toBeTruthy();
  type(/正文/, '第二天下了雨，还是一样稳。');
  await waitFor(() => expect(sent('/writing/save')).toHaveLength(2), WAIT);
  expect(sent('/writing/save')[1]?.body).toMatchObject({ revision: 4, text: '第二天下了雨，还是一样稳。' });
});

test('a draft that is left before the pause is saved', async () => {
  const sent = open([line()], writing());
  await openFirst();
  await screen.findByRole('textbox', { name: /标题/ }, WAIT);
  type(/标题/, '还没写完');
  await press('返回');
  await waitFor(() => expect(sent('/writing/save')[0]?.body).toMatchObject({ title: '还没写完' }), WAIT);
});

test('what is submitted was saved before, and goes to the review', async () => {
  const sent = open([line()], writing());
  await openFirst();
  await screen.findByRole('textbox', { name: /标题/ }, WAIT);
  type(/标题/, '山路三日');
  await press('提交审核');
  expect(await screen.findByText('已提交，审核结果会通过消息通知您', {}, WAIT)).toBeTruthy();
  expect(sent('/writing/save')[0]?.body).toMatchObject({ title: '山路三日' });
  expect(sent('/writing/submit')[0]?.body).toEqual({ writingId: 'w1' });
  expect(await screen.findByRole('button', { name: '写文章' }, WAIT)).toBeTruthy();
});

test('an article that the filter refuses says so, and stays in the editor with every word', async () => {
  const sent = open([line()], writing(), { '/writing/submit': { code: '4220001' } });
  await openFirst();
  await screen.findByRole('textbox', { name: /标题/ }, WAIT);
  await press('提交审核');
  await waitFor(() => expect(sent('/writing/submit')).toHaveLength(1), WAIT);
  expect(await screen.findByText('不行', {}, WAIT)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /标题/ })).toHaveProperty('value', '山路一日');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '提交审核' }).disabled).toBe(false);
});

test('an article under review is read, and withdrawn to be written on', async () => {
  const sent = open([line({ state: 'reviewing' })], writing({ state: 'reviewing' }));
  await openFirst();
  expect(await screen.findByText('从城里开到山上，一路都很安静。', {}, WAIT)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '提交申诉' })).toBeNull();
  await press('撤回修改');
  await waitFor(() => expect(sent('/writing/withdraw')[0]?.body).toEqual({ writingId: 'w1' }), WAIT);
  expect(await screen.findByRole('textbox', { name: /标题/ }, WAIT)).toBeTruthy();
});

test('a refused article tells the reason and takes one appeal of five characters or more', async () => {
  const refused = { state: 'refused', reason: '图片不清晰', canAppeal: true } as const;
  const sent = open([line(refused)], writing(refused));
  await openFirst();
  expect(await screen.findByText('原因：图片不清晰', {}, WAIT)).toBeTruthy();
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '提交申诉' });
  type(/申诉说明/, ' 不服 ');
  expect(button().disabled).toBe(true);
  type(/申诉说明/, '图片是原图，请再看一次');
  fireEvent.click(button());
  await waitFor(
    () => expect(sent('/writing/appeal')[0]?.body).toEqual({ writingId: 'w1', text: '图片是原图，请再看一次' }),
    WAIT,
  );
  expect(await screen.findByText('申诉已提交', {}, WAIT)).toBeTruthy();
});

test('a closed one cannot be appealed for, and is deleted after a question', async () => {
  const closed = { state: 'closed', reason: '广告内容' } as const;
  const sent = open([line(closed)], writing(closed));
  await openFirst();
  await press('删除文章');
  expect(screen.queryByRole('button', { name: '提交申诉' })).toBeNull();
  expect(sent('/writing/delete')).toEqual([]);
  await press('确 定');
  await waitFor(() => expect(sent('/writing/delete')).toHaveLength(1), WAIT);
  expect(await screen.findByText('文章已删除', {}, WAIT)).toBeTruthy();
});

test('a published one opens in the community', async () => {
  open([line({ state: 'published' })], writing({ state: 'published' }));
  await openFirst();
  resetDebounce();
  await press('查看文章');
  expect(onClose).toHaveBeenCalled();
  await waitFor(() => expect(livePages().at(-1)).toBe('/pagesCommunity/article/index'), WAIT);
});

test('an article that cannot be had offers another try', async () => {
  open([line({ state: 'reviewing' })], undefined, { '/community/writing?': { code: '4040001' } });
  await openFirst();
  expect(await screen.findByRole('button', { name: /重试|重新加载/ }, WAIT)).toBeTruthy();
});
