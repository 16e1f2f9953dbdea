import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const application = {
  ...{ applicationId: 'P1', accountId: 'A1', slug: 'koc', campaign: '共创官招募', person: '夏天', state: 'review' },
  ...{ name: '林知夏', isOwner: true, followers: 12_800, sentAt: 1, decidedAt: null, decidedBy: '', reason: '' },
  creatorNo: null,
};
const detail = {
  ...application,
  ...{ city: '上海市', mobile: '138****0001', about: '拍了三年公路片', left: 12 },
  accounts: [{ channel: 'douyin', name: '夏天在路上', link: 'https://www.douyin.com/user/abc', followers: 12_800 }],
  works: [{ title: '作品 1', link: 'https://www.bilibili.com/video/BV1' }],
  pictures: ['/files/shot.webp?until=1&sign=x'],
};
const ACCEPT = 'POST /api/mpmkt/v1/staff/campaign/recruit/accept';
const REFUSE = 'POST /api/mpmkt/v1/staff/campaign/recruit/refuse';

function open(role: string, path: string, seen: object = detail) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', `/console/creators${path}`);
  const sent = answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith([role]),
    'GET /api/mpmkt/v1/staff/campaign/recruit/applications': { items: [application], nextCursor: null },
    'GET /api/mpmkt/v1/staff/campaign/recruit/application': seen,
    [ACCEPT]: { ok: true },
    [REFUSE]: { ok: true },
  });
  render(<App />);
  return sent;
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: /确\s*认/ }));

it('accepts a creator from the list', async () => {
  const sent = open('operator', '');
  expect(await screen.findByText('12,800')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^通\s*过$/ }));
  await screen.findByText('通过后占用一个名额，并通知申请人加入共创官群');
  confirm();
  await waitFor(() => expect(sent.find(({ key }) => key === ACCEPT)?.body).toEqual({ applicationId: 'P1' }));
});

it('shows channels, works and the screenshot, and refuses with a reason', async () => {
  const sent = open('operator', '/P1');
  expect(await screen.findByText('拍了三年公路片')).toBeTruthy();
  expect(screen.getByText('https://www.douyin.com/user/abc').closest('a')?.rel).toBe('noreferrer noopener');
  expect(screen.getByAltText('后台数据截图')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '不通过' }));
  fireEvent.change(await screen.findByLabelText('原因'), { target: { value: '更新不足' } });
  confirm();
  await waitFor(() =>
    expect(sent.find(({ key }) => key === REFUSE)?.body).toEqual({ applicationId: 'P1', reason: '更新不足' }),
  );
});

it('is read by auditors without works and pictures', async () => {
  open('auditor', '/P1', { ...detail, works: [], pictures: [] });
  expect(await screen.findByText('未提供，或已删除')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '不通过' })).toBeNull();
});
