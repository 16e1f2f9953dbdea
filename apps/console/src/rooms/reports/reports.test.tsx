import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const line = {
  ...{ itemId: 'report-1', kind: 'comment', state: 'open', title: '低价代充电费卡', contentState: 'shown' },
  ...{ authorId: 'a1', nickname: '小林', reportCount: 30, newestAt: 1, decidedAt: null },
  reasons: [
    { reason: 'spam', count: 20 },
    { reason: 'falsehood', count: 10 },
  ],
};
const reported = {
  ...line,
  ...{ edit: 2, text: '低价代充电费卡，九折起', pictures: ['/assets/covers/scene-city.webp'], publishedAt: 1 },
  ...{ under: { articleId: 'x', title: '一次小刮擦', page: 'article' }, decidedBy: '', decision: '' },
  reports: [{ accountId: 'a2', nickname: '沐晨', reason: 'spam', note: '好几篇下都有', createdAt: 1 }],
};
const TAKE_DOWN = 'POST /api/mpmkt/v1/staff/report/takeDown';
const KEEP = 'POST /api/mpmkt/v1/staff/report/keep';

function open(path: string, roles: string[], changes: Partial<Record<keyof typeof reported, unknown>> = {}) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', `/console/reports${path}`);
  const sent = answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith(roles),
    'GET /api/mpmkt/v1/staff/reports': { items: [{ ...line, ...changes }], nextCursor: null },
    'GET /api/mpmkt/v1/staff/report': { ...reported, ...changes },
    [TAKE_DOWN]: { ok: true },
    [KEEP]: { ok: true },
  });
  render(<App />);
  return sent;
}

it('the list says what was reported by how many people, and why', async () => {
  open('', ['operator']);
  expect(await screen.findByText('低价代充电费卡')).toBeTruthy();
  for (const words of ['30', '广告或垃圾信息 20', '不实信息 10', '待处理'])
    expect(screen.getByText(words)).toBeTruthy();
});

it('what was deleted for good has no title, and says so', async () => {
  open('/report-1', ['operator'], { title: '', text: '', authorId: null, pictures: [], contentState: 'gone' });
  expect((await screen.findAllByText('内容已删除')).length).toBeGreaterThan(0);
});

it.each([
  ['operator', 'open', 'shown', [true, false, true]],
  ['operator', 'open', 'gone', [false, true, false]],
  ['operator', 'kept', 'shown', [false, false, false]],
  ['operator', 'takenDown', 'hidden', [false, false, false]],
  ['auditor', 'open', 'shown', [false, false, false]],
])('an %s decides about what is %s and %s: %o', async (role, state, contentState, expected) => {
  open('/report-1', [role], { state, contentState });
  expect(await screen.findByText('低价代充电费卡，九折起')).toBeTruthy();
  expect(screen.getByText('好几篇下都有')).toBeTruthy();
  expect(screen.getByText('一次小刮擦')).toBeTruthy();
  const buttons = ['保留内容', '关闭举报', '下架内容'];
  expect(buttons.map((name) => screen.queryByText(name, { selector: 'button span' }) !== null)).toEqual(expected);
});

it('taking down needs a reason, which its author reads, and names the decision that was seen', async () => {
  const sent = open('/report-1', ['operator']);
  fireEvent.click(await screen.findByText('下架内容', { selector: 'button span' }));
  const reason = await screen.findByLabelText('原因');
  fireEvent.submit(reason.closest('form') as HTMLElement);
  expect(sent.some(({ key }) => key === TAKE_DOWN)).toBe(false);
  fireEvent.change(reason, { target: { value: '站外交易' } });
  fireEvent.submit(reason.closest('form') as HTMLElement);
  await waitFor(() => expect(sent.some(({ key }) => key === TAKE_DOWN)).toBe(true));
  expect(sent.find(({ key }) => key === TAKE_DOWN)?.body).toEqual({ itemId: 'report-1', edit: 2, reason: '站外交易' });
});

it('keeping it asks for no reason', async () => {
  const sent = open('/report-1', ['operator']);
  fireEvent.click(await screen.findByText('保留内容', { selector: 'button span' }));
  const note = await screen.findByLabelText('备注');
  fireEvent.submit(note.closest('form') as HTMLElement);
  await waitFor(() => expect(sent.find(({ key }) => key === KEEP)?.body).toEqual({ itemId: 'report-1', edit: 2 }));
});
