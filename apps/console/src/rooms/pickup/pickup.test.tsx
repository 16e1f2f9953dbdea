import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const LIST = 'GET /api/mporder/v1/staff/pickup/handovers';

const handover = {
  orderNo: 'VO261003070116873115',
  state: 'scanned',
  modelName: '07',
  versionName: '',
  buyerName: '林夏',
  buyerMobile: '138****0031',
  storeId: 's1',
  storeName: '上海静安',
  appointment: null,
  steps: [],
  scannedAt: 1,
  deliveredAt: null,
};

function open(roles: string[], state: string) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', '/console/pickup');
  answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith(roles),
    [LIST]: { items: [{ ...handover, state }], nextCursor: null },
  });
  render(<App />);
}

it.each([
  ['consultant', 'scanned', true, true],
  ['consultant', 'waiting', true, false],
  ['auditor', 'scanned', false, false],
])('a %s sees a handover that is %s with its buttons', async (role, state, hasScan, hasUndo) => {
  open([role], state);
  expect(await screen.findByText(handover.orderNo)).toBeTruthy();
  expect(screen.queryByText('录入提车码') !== null).toBe(hasScan);
  expect(screen.queryByText('撤销录入') !== null).toBe(hasUndo);
});
