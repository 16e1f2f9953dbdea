import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const block = (blockId: string, title: string) => ({
  ...{ blockId, type: 'topics', title, settings: { names: ['在路上'] }, startsAt: null, endsAt: null },
});
const layout = {
  layoutId: 'campaigns_main',
  kind: 'campaigns',
  slug: 'main',
  title: '活动专区',
  picture: '/assets/a.webp',
  isPublished: true,
  hasDraft: false,
  revision: 2,
  changedAt: null,
  edit: 5,
  content: {
    ...{ title: '活动专区', text: '', picture: '/assets/a.webp', film: null },
    blocks: [block('a', '大家在聊'), block('b', '去哪儿')],
  },
  address: '/pagesActivity/aggregatedPage?kind=main',
  revisions: [
    { revision: 2, title: '活动专区', blockCount: 2, publishedAt: 1 },
    { revision: 1, title: '旧版', blockCount: 1, publishedAt: null },
  ],
  cards: [],
};
const names = { title: '话题', type: 'array', maxItems: 12, items: { type: 'string' } };
const kinds = {
  items: [
    { type: 'topics', settings: { type: 'object', properties: { names }, required: ['names'] }, isOfModel: false },
    { type: 'versions', settings: { type: 'object', properties: {} }, isOfModel: true },
  ],
  models: [{ modelId: 'YL01', name: '01' }],
};
const SAVE = 'POST /api/mpmkt/v1/staff/layout/save';

function open(roles: string[], changes: Partial<Record<keyof typeof layout, unknown>> = {}, path = layout.layoutId) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', `/console/layouts/${path}`);
  const sent = answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith(roles),
    'GET /api/mpmkt/v1/staff/layout/kinds': kinds,
    'GET /api/mpmkt/v1/staff/layout': { ...layout, ...changes },
    [SAVE]: { ...layout, edit: 6 },
    'POST /api/mpmkt/v1/staff/layout/restore': layout,
  });
  render(<App />);
  return sent;
}

const bodyOf = (sent: ReturnType<typeof open>, key: string) => sent.find((each) => each.key === key)?.body;

it('moves and writes blocks, shows them on the phone, and sends the page as it was seen', async () => {
  const sent = open(['operator']);
  fireEvent.click((await screen.findAllByLabelText('下移'))[0] as HTMLElement);
  fireEvent.click(screen.getByText('去哪儿', { selector: 'button b' }));
  fireEvent.change(screen.getByPlaceholderText('每行一条'), { target: { value: '露营\n\n自驾' } });
  expect(screen.getByText('# 露营')).toBeTruthy();
  expect(screen.getByText('有未保存的修改')).toBeTruthy();
  fireEvent.click(screen.getByText('保存草稿'));
  await waitFor(() => expect(bodyOf(sent, SAVE)).toBeTruthy());
  expect(bodyOf(sent, SAVE)).toMatchObject({
    ...{ layoutId: 'campaigns_main', edit: 5, isNew: false },
    content: { blocks: [{ ...block('b', '去哪儿'), settings: { names: ['露营', '自驾'] } }, block('a', '大家在聊')] },
  });
});

it('adds the kinds of blocks that the page may have', async () => {
  open(['operator']);
  const add = await screen.findByText('添加区块');
  fireEvent.mouseEnter(add);
  fireEvent.mouseOver(add);
  fireEvent.click(await screen.findByText('话题', { selector: '.ant-dropdown-menu-title-content' }));
  expect(screen.queryByText('版本', { selector: '.ant-dropdown-menu-title-content' })).toBeNull();
  expect(screen.getByText('区块 · 3')).toBeTruthy();
});

it('returns to a kept revision, which becomes the draft', async () => {
  const sent = open(['operator']);
  fireEvent.click(await screen.findByText('版本记录'));
  expect(await screen.findByText('当前')).toBeTruthy();
  fireEvent.click(screen.getByText('恢复为草稿'));
  fireEvent.change(await screen.findByLabelText('原因'), { target: { value: '改回旧版' } });
  fireEvent.submit(screen.getByLabelText('原因').closest('form') as HTMLElement);
  await waitFor(() =>
    expect(bodyOf(sent, 'POST /api/mpmkt/v1/staff/layout/restore')).toEqual({
      ...{ layoutId: 'campaigns_main', edit: 5, revision: 1 },
    }),
  );
});

it.each([
  ['operator', {}, [false, false, true]],
  ['operator', { hasDraft: true }, [true, true, true]],
  ['operator', { hasDraft: true, isPublished: false, revision: 0 }, [true, false, false]],
  ['auditor', { hasDraft: true }, [false, false, false]],
])('an %s may publish, discard and hide a page: %o', async (role, changes, expected) => {
  open([role], changes);
  await screen.findByText('版本记录');
  const buttons = [/^发\s*布$/, /放弃草稿/, /下\s*线/];
  expect(buttons.map((name) => screen.queryByText(name, { selector: 'button span' }) !== null)).toEqual(expected);
  expect(screen.queryByText('保存草稿') !== null).toBe(role === 'operator');
});
