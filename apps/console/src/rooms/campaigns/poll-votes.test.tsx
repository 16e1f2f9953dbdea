import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const option = (key: string, votes: number, isWinner: boolean) => ({ key, title: key, votes, isWinner });
const drawing = { at: 2, prizes: [], done: null as null | { at: number; entrants: number }, seedHash: 'h', seed: null };
const poll = {
  questions: [
    { key: 'q', title: '哪一款', state: 'closed', votes: 4, options: [option('甲', 3, true), option('乙', 1, false)] },
  ],
  excluded: 2,
  drawing,
};
const nothing = { type: 'object', properties: {} };
const kind = { engine: 'poll', hasOdds: false, settings: nothing, detail: nothing };
const campaign = {
  ...{ slug: 'x-vote', engine: 'poll', title: '由你定', lead: '三题', state: 'running', revision: 3, rulesVersion: 1 },
  ...{ startsAt: 1_800_000_000_000, endsAt: 1_800_864_000_000, audience: {} },
  sections: [{ title: '规则', paragraphs: ['每人一票'] }],
  artwork: { wide: '/assets/a.webp', tall: '/assets/a.webp', accent: '#0f5f63' },
  settings: {},
  prizes: [],
};

async function open(role: string, done: typeof drawing.done = null) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', '/console/campaigns/x-vote');
  const calls = answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith([role]),
    'GET /api/mpmkt/v1/staff/campaign/kinds': { items: [kind] },
    'GET /api/mpmkt/v1/staff/campaign': campaign,
    'GET /api/mpmkt/v1/staff/campaign/poll': { ...poll, drawing: { ...drawing, done } },
    'POST /api/mpmkt/v1/staff/campaign/poll/exclude': { removed: 1, poll },
  });
  render(<App />);
  fireEvent.click(await screen.findByRole('tab', { name: '票数' }));
  expect(await screen.findByText('已剔除 2 人')).toBeTruthy();
  return calls;
}

it('shows votes with their shares and the winner, and takes somebody out for a reason', async () => {
  const calls = await open('operator');
  expect(screen.getByText('75%')).toBeTruthy();
  expect(screen.getByText('获胜')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '剔除投票' }));
  fireEvent.change(await screen.findByLabelText('手机号'), { target: { value: '13800000002' } });
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: '买票，已核实' } });
  fireEvent.click(screen.getByRole('button', { name: /确\s*认/ }));
  await waitFor(() =>
    expect(calls.find(({ key }) => key.endsWith('/poll/exclude'))?.body).toEqual({
      ...{ slug: 'x-vote', mobile: '13800000002', reason: '买票，已核实' },
    }),
  );
});

it('offers it to nobody who may not, and no more after the draw', async () => {
  await open('auditor');
  expect(screen.queryByRole('button', { name: '剔除投票' })).toBeNull();
});

it('says among how many was drawn', async () => {
  await open('operator', { at: 2, entrants: 4312 });
  expect(screen.getByText('已从 4312 人中开奖')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '剔除投票' })).toBeNull();
});
