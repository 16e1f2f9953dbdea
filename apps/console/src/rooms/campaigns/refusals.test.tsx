import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

it.each(['operator', 'auditor'])('an %s sees who was not bound to an inviter, and why', async (role) => {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', '/console/refusals');
  const people = { inviter: '138****0002', friend: '138****0003', campaign: '推荐有礼' };
  answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith([role]),
    'GET /api/mpmkt/v1/staff/campaign/refusals': {
      items: [{ refusalId: 'r1', reason: 'circle', ...people, tries: 3, firstAt: 1, lastAt: 2 }],
      nextCursor: null,
    },
  });
  render(<App />);
  expect(await screen.findByText('互相邀请')).toBeTruthy();
  expect(screen.getByText('138****0003')).toBeTruthy();
});
