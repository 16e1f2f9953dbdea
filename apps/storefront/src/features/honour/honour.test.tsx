import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DAY_MS } from '@voltfront/rules/time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReplyOf } from '@/api';
import { queryClient } from '@/api';
import { resetDebounce } from '@/navigation/navigate';
import { startApp } from '@/page/app-frame';
import KrPage from '@/pagesMine/kr/index';
import { login } from '@/session';
import { someUser } from '@/testing/people';
import { renderApp } from '@/testing/render-page';

startApp();

type Honour = ReplyOf<'GET /api/mpintegral/v1/honour'>;
type Experience = Honour['experiences'][number];

const experience = (changes: Partial<Experience> = {}): Experience => {
  const now = Date.now();
  return {
    experienceId: 'x1',
    kind: 'visit',
    title: '工厂参观',
    summary: '看一台车下线',
    text: '全文说明',
    picture: '/assets/campaigns/voice.webp',
    place: '宁波',
    krPrice: 12,
    places: 30,
    placesLeft: 9,
    opensAt: now - DAY_MS,
    closesAt: now + DAY_MS,
    cancelUntil: now + 2 * DAY_MS,
    startsAt: now + 3 * DAY_MS,
    endsAt: now + 4 * DAY_MS,
    state: 'open',
    booking: null,
    ...changes,
  };
};

const booked = (canCancel: boolean) =>
  experience({ state: 'exchanged', booking: { bookingId: 'b1', code: '40261937', state: 'booked', canCancel } });

let shown: Honour;
let sent: string[];

function answerTo(url: string): unknown {
  if (url.includes('/honour/awards') || url.includes('/honour/entries')) return { items: [], nextCursor: null };
  if (url.includes('/honour/exchange')) {
    shown = { ...shown, balance: 24, experiences: [booked(true)] };
    return { bookingId: 'b1', code: '40261937', balance: 24 };
  }
  if (url.includes('/honour/cancel')) {
    shown = { ...shown, balance: 36, experiences: [experience()] };
    return { balance: 36 };
  }
  return url.includes('/v1/honour') ? shown : { items: [] };
}

beforeEach(() => {
  resetDebounce();
  queryClient.clear();
  sent = [];
  shown = { balance: 36, honourCount: 3, experiences: [experience()] };
  login('token', someUser);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    if (method === 'POST') sent.push(url.replace(/^.*\/honour\//, ''));
    return new Response(JSON.stringify({ code: '000000', data: answerTo(url), message: '' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function openSheet() {
  renderApp('/pagesMine/kr/index', { 'pagesMine/kr/index': KrPage });
  fireEvent.click(await screen.findByText('工厂参观'));
  return screen.findByRole('dialog', { name: '工厂参观' });
}

describe('the page of KR', () => {
  test('exchanges after a question, and shows the attendance code', async () => {
    const sheet = await openSheet();
    fireEvent.click(within(sheet).getByRole('button', { name: '用 12 KR 兑换' }));
    expect(sent).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: '兑换' }));
    await waitFor(() => expect(sent).toEqual(['exchange']));
    expect(await within(sheet).findByText('4026 1937')).toBeTruthy();
  });

  test('cancels before the deadline, and not after it', async () => {
    shown.experiences = [booked(true)];
    const sheet = await openSheet();
    fireEvent.click(within(sheet).getByRole('button', { name: '取消预约' }));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: '取消预约' }));
    await waitFor(() => expect(sent).toEqual(['cancel']));
    expect(await within(sheet).findByRole('button', { name: '用 12 KR 兑换' })).toBeTruthy();
  });

  test('says what is missing instead of offering what cannot be paid', async () => {
    shown.balance = 5;
    const sheet = await openSheet();
    expect(within(sheet).getByRole('button', { name: '还差 7 KR' })).toHaveProperty('disabled', true);
  });

  test('has no action after the deadline to cancel', async () => {
    shown.experiences = [booked(false)];
    const sheet = await openSheet();
    expect(within(sheet).queryByRole('button', { name: '取消预约' })).toBeNull();
    expect(within(sheet).getByText('4026 1937')).toBeTruthy();
  });

  test('says how KR is given to who has none', async () => {
    shown = { balance: 0, honourCount: 0, experiences: [] };
    renderApp('/pagesMine/kr/index', { 'pagesMine/kr/index': KrPage });
    expect(await screen.findByText('如何获得 KR')).toBeTruthy();
    expect(screen.getByText('暂无可兑换的体验')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: '荣誉' }));
    expect(await screen.findByText('还没有荣誉')).toBeTruthy();
  });
});
