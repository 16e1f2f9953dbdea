import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReplyOf } from '@/api';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import ValuePage from '@/pagesMine/value/index';
import ValueExplanationPage from '@/pagesMine/valueExplanation';
import { login } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

type Growth = ReplyOf<'GET /api/mpintegral/v1/growth'>;

const levels = [
  ['启程', 0, 0],
  ['同行', 500, 100],
  ['致远', 2000, 400],
  ['逐光', 6000, 1000],
].map(([name, startsAt, keep], index) => ({
  level: index + 1,
  name: String(name),
  startsAt: Number(startsAt),
  keep: Number(keep),
}));

const benefit = { title: '充电礼', summary: '每年 50 度', text: '全文说明', icon: 'bolt', code: 'charge', level: 3 };
const gift = { title: '会员充电券', period: 'year' as const };

const growthAt = (changes: Partial<Growth> = {}): Growth => ({
  growth: 2500,
  level: 3,
  levels,
  year: { endsAt: Date.parse('2027-01-01T00:00+08:00'), earned: 120, keep: 400, missing: 280 },
  fall: null,
  benefits: [
    { ...benefit, gift, isOpen: true, isClaimed: false },
    { ...benefit, code: 'goods', title: '周边礼券', level: 4, gift, isOpen: false, isClaimed: false },
  ],
  tasks: [
    {
      code: 'comment',
      title: '发表评论',
      amount: 5,
      dailyLimit: 3,
      yearlyLimit: 120,
      doneToday: 1,
      doneThisYear: 9,
    },
  ],
  ...changes,
});

let reply: Growth;
let claimed: string[];

function answerTo(url: string, body: string): unknown {
  if (url.includes('/growth/entries')) return { items: [], nextCursor: null };
  if (url.includes('/growth/rules'))
    return { version: '2026-01', effectiveAt: 0, levels, sources: reply.tasks, benefits: reply.benefits };
  if (url.includes('/claim')) {
    claimed.push(body);
    reply = growthAt({ benefits: [{ ...benefit, gift, isOpen: true, isClaimed: true }] });
    return { couponId: 'c', title: '会员充电券' };
  }
  return url.includes('/v1/growth') ? reply : { items: [] };
}

beforeEach(() => {
  reply = growthAt();
  claimed = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const data = answerTo(url, String(body));
    return new Response(JSON.stringify({ code: '000000', data, message: '' }));
  });
  queryClient.clear();
  resetDebounce();
  login('token', someUser);
});
afterEach(() => vi.unstubAllGlobals());

const open = () => renderApp('/pagesMine/value/index', { 'pagesMine/value/index': ValuePage });

describe('value page', () => {
  test('shows the level, the way to the next one, and what is missing to keep it', async () => {
    open();
    expect(await screen.findByText('当前等级')).toBeTruthy();
    expect(screen.getAllByText('距 L4 逐光还差 3,500')).toHaveLength(2);
    expect(screen.getByText('本年已获得 120，保级需 400，还差 280')).toBeTruthy();
    expect(screen.getByText('还没有成长值明细')).toBeTruthy();
  });

  test('says which level the last review took', async () => {
    reply = growthAt({ fall: { year: '2025', from: 4, to: 3 } });
    open();
    expect(await screen.findByText('2025 年度回顾：等级由 L4 调整为 L3')).toBeTruthy();
  });

  test('opens a benefit and claims its gift once', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: /充电礼/ }));
    const sheet = await screen.findByRole('dialog', { name: '充电礼' });
    expect(within(sheet).getByText('全文说明')).toBeTruthy();
    fireEvent.click(within(sheet).getByRole('button', { name: '领取礼遇' }));
    await waitFor(() => expect(claimed).toEqual([expect.stringContaining('charge')]));
    const done = await within(sheet).findByRole('button', { name: '本期已领取' });
    fireEvent.click(done);
    expect(claimed).toHaveLength(1);
  });
});

test('the explanation works its example out from the levels in force', async () => {
  renderApp('/pagesMine/valueExplanation', { 'pagesMine/valueExplanation': ValueExplanationPage });
  expect(await screen.findByText(/例如 L4 的成长值为 7,000，上一年少了 500，回顾后为 5,500（L3）/)).toBeTruthy();
  expect(screen.getByText('每天最多 3 次，每年最多 120 次')).toBeTruthy();
});
