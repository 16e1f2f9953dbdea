import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const campaign = {
  slug: 'snap-up',
  engine: 'snapUp',
  title: '限时抢购',
  state: 'running',
  startsAt: 1,
  endsAt: 2,
  revision: 3,
};

function open(roles: string[], changes: Partial<Record<keyof typeof campaign, unknown>> = {}) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', '/console/campaigns');
  answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith(roles),
    'GET /api/mpmkt/v1/staff/campaign/list': { items: [{ ...campaign, ...changes }], nextCursor: null },
  });
  render(<App />);
}

const BUTTONS = [/发\s*布/, /暂\s*停/, /提前结束/, /下\s*线/, /复\s*制/];
const shown = () => BUTTONS.map((name) => screen.queryByRole('button', { name }) !== null);

it.each([
  ['operator', 'draft', [true, false, false, true, true]],
  ['operator', 'announced', [false, true, false, true, true]],
  ['operator', 'running', [false, true, true, true, true]],
  ['operator', 'paused', [true, false, true, true, true]],
  ['operator', 'ended', [false, false, false, true, true]],
  ['operator', 'withdrawn', [false, false, false, false, true]],
  ['auditor', 'running', [false, false, false, false, false]],
])('an %s may do with a campaign that is %s: %o', async (role, state, expected) => {
  open([role], { state });
  expect(await screen.findByText('snap-up')).toBeTruthy();
  expect(shown()).toEqual(expected);
});

it('a copy wants a name and a start', async () => {
  open(['operator']);
  fireEvent.click(await screen.findByRole('button', { name: /复\s*制/ }));
  expect(await screen.findByLabelText('新活动标识')).toBeTruthy();
});
