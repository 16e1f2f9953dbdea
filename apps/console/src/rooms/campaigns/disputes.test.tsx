import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const dispute = {
  relationId: 'r1',
  employeeId: 'e1',
  employee: '办公室小林',
  organName: '用户发展部',
  campaign: '春季员工大使',
  friend: '138****5201',
  state: 'booked',
  text: '客户昨天已到店试驾',
  at: 1,
  answer: null,
};

it.each([
  ['operator', {}, true],
  ['operator', { answer: { text: '已核实', at: 2 } }, false],
  ['auditor', {}, false],
])('an %s sees a dispute %o and may answer it: %s', async (role, changes, mayAnswer) => {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', '/console/disputes');
  answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith([role]),
    'GET /api/mpmkt/v1/staff/campaign/disputes': { items: [{ ...dispute, ...changes }], nextCursor: null },
  });
  render(<App />);
  expect(await screen.findByText('客户昨天已到店试驾')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /答\s*复/ }) !== null).toBe(mayAnswer);
});
