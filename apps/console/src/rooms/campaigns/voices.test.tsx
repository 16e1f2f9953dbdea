import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';
import type { ItemOf } from '../../ui/resource-table';

type Post = ItemOf<'GET /api/mpmkt/v1/staff/campaign/voice/posts'>;
const post: Post = {
  ...{ postId: 'p1', slug: 'voice', campaign: '一起发声', accountId: 'a1', person: '晚风', channel: 'douyin' },
  ...{ state: 'review', link: 'https://v.douyin.com/iAbC12d/', picture: null, name: '', sentAt: 1, reason: '' },
  ...{ readCount: null, hasStamp: false, resends: 0, bestTitle: null, decidedAt: null, decidedBy: '' },
};

function open(role: string, changes: Partial<Post> = {}) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', '/console/voices');
  const shown = { ...post, ...changes };
  const calls = answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith([role]),
    'GET /api/mpmkt/v1/staff/campaign/voice/posts': { items: [shown], nextCursor: null },
    'POST /api/mpmkt/v1/staff/campaign/voice/accept': shown,
    'POST /api/mpmkt/v1/staff/campaign/voice/refuse': shown,
    'POST /api/mpmkt/v1/staff/campaign/voice/best': shown,
    'POST /api/mpmkt/v1/staff/campaign/voice/remove': shown,
  });
  render(<App />);
  const sent = (what: string) => calls.find(({ key }) => key.endsWith(`/voice/${what}`))?.body;
  return { sent };
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: /确\s*认/ }));

it('accepts a post with its read count', async () => {
  const { sent } = open('operator');
  expect((await screen.findByRole('link', { name: /v\.douyin\.com/ })).getAttribute('rel')).toBe('noreferrer');
  fireEvent.click(screen.getByRole('button', { name: /^通\s*过$/ }));
  fireEvent.change(await screen.findByLabelText('阅读量'), { target: { value: '1234' } });
  confirm();
  await waitFor(() => expect(sent('accept')).toEqual({ postId: 'p1', readCount: 1234 }));
});

it('refuses one for a reason that its author reads', async () => {
  const { sent } = open('operator', { link: null, picture: '/files/a.webp?until=1&sign=b', name: '阿树' });
  expect((await screen.findByAltText('投稿截图')).getAttribute('src')).toContain('&w=240');
  fireEvent.click(screen.getByRole('button', { name: '不通过' }));
  fireEvent.change(await screen.findByLabelText('原因'), { target: { value: '没有带话题' } });
  confirm();
  await waitFor(() => expect(sent('refuse')).toEqual({ postId: 'p1', reason: '没有带话题' }));
});

it('shows an accepted one among the best under a title, and takes a deleted one out', async () => {
  const { sent } = open('operator', { state: 'accepted', readCount: 88, hasStamp: true });
  fireEvent.click(await screen.findByRole('button', { name: '设为优秀' }));
  fireEvent.change(await screen.findByLabelText('标题'), { target: { value: ' 灯亮起来 ' } });
  confirm();
  await waitFor(() => expect(sent('best')).toEqual({ postId: 'p1', title: '灯亮起来' }));
  expect(screen.queryByRole('button', { name: '取消优秀' })).toBeNull();
});

it('takes a deleted post out, and one of the best from the page', async () => {
  const { sent } = open('operator', { state: 'accepted', readCount: 88, bestTitle: '灯亮起来' });
  fireEvent.click(await screen.findByRole('button', { name: '取消优秀' }));
  confirm();
  await waitFor(() => expect(sent('best')).toEqual({ postId: 'p1', title: null }));
  fireEvent.click(screen.getByRole('button', { name: '撤销通过' }));
  fireEvent.change(await screen.findByLabelText('原因'), { target: { value: '作品已删除' } });
  const buttons = screen.getAllByRole('button', { name: /确\s*认/ });
  fireEvent.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(sent('remove')).toEqual({ postId: 'p1', reason: '作品已删除' }));
});

it('offers nothing to who only audits', async () => {
  open('auditor', { link: null });
  expect(await screen.findByText('晚风')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^通\s*过$/ })).toBeNull();
});
