const file = ({ path }) => path.slice(1);
const open = ({ path, isPublic }) =>
  `${isPublic ? '' : "  act(() => login('token', someUser));\n"}  act(() => navigate('${path}'));`;
const imports = (
  { names: { Many }, isPublic, path },
  testing,
) => `import { act, ${testing} } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api';
import { navigate } from '@/navigation';
import { resetDebounce } from '@/navigation/navigate';
import { ${isPublic ? 'logout' : 'login, logout'} } from '@/session';
${isPublic ? '' : "import { someUser } from '@/testing/people';\n"}import { renderApp } from '@/testing/render-page';
import { serveReplies } from '@/testing/server';
import ${Many}Page from './${path.split('/').at(-1)}';
`;
const around = `
beforeEach(() => {
  logout();
  resetDebounce();
  queryClient.clear();
});
afterEach(() => vi.unstubAllGlobals());
`;

/** Tests of a page without data. */
export const plainPageTest = (
  wish,
) => `${imports(wish, 'screen').replace("import { serveReplies } from '@/testing/server';\n", '')}${around}
test('the page shows what it is about', async () => {
  renderApp('/', { 'pages/community/index': () => <p>首页</p>, '${file(wish)}': ${wish.names.Many}Page });
${open(wish)}
  expect((await screen.findAllByText('${wish.title}')).length).toBeGreaterThan(1);
});
`;

/** Tests of a page with a list: items, none, failure. */
export const listPageTest = (wish) => `${imports(wish, 'fireEvent, screen')}${around}
const item = { ${wish.names.oneCamel}Id: 'a1', title: '第一项', createdAt: 1_790_000_000_000 };
const page = (items: unknown[]) => ({ data: { items, nextCursor: null } });

function open() {
  renderApp('/', { 'pages/community/index': () => <p>首页</p>, '${file(wish)}': ${wish.names.Many}Page });
${open(wish)}
}

test('the list shows its items', async () => {
  serveReplies(page([item]));
  open();
  expect(await screen.findByText('第一项')).toBeTruthy();
});

test('a list without items says so', async () => {
  serveReplies(page([]));
  open();
  expect(await screen.findByText('还没有内容')).toBeTruthy();
});

test('a list that could not be loaded can be tried again', async () => {
  serveReplies({ code: '5000000' });
  open();
  const retry = await screen.findByText('重新加载');
  serveReplies(page([item]));
  fireEvent.click(retry);
  expect(await screen.findByText('第一项')).toBeTruthy();
});
`;

/** Tests of a page with a form: an error at its field, and what is sent. */
export const formPageTest = (wish) => `${imports(wish, 'fireEvent, screen')}${around}
function open() {
  renderApp('/', { 'pages/community/index': () => <p>首页</p>, '${file(wish)}': ${wish.names.Many}Page });
${open(wish)}
}
const send = async () => fireEvent.click(await screen.findByRole('button', { name: '提交' }));

test('an empty field is marked, and nothing is sent', async () => {
  const seen = serveReplies({ data: null });
  open();
  await send();
  expect(await screen.findByText('请填写标题')).toBeTruthy();
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('what was written is sent', async () => {
  const seen = serveReplies({ data: { ${wish.names.oneCamel}Id: 'a1' } });
  open();
  fireEvent.input(await screen.findByLabelText('标题'), { target: { value: '内容' } });
  await send();
  expect(await screen.findByText('已提交')).toBeTruthy();
  expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ title: '内容' });
});
`;
