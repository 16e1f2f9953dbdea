import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const parcel = {
  parcelId: 'p1',
  campaign: '盲盒',
  prizes: ['山野旅人', '海岸拾光'],
  receiver: '林夏',
  mobile: '13812345678',
  area: '浙江省 杭州市',
  street: '文三路 100 号',
  carrier: null,
  parcelNo: null,
  orderedAt: 1,
  sentAt: null,
};

const HANDED_OUT = { title: '随行杯', campaign: '员工抽奖', person: '林**', place: '服务台' };

function open(roles: string[], changes: Partial<Record<keyof typeof parcel, unknown>>) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', '/console/parcels');
  answerWith({
    'GET /api/mpaccount/v1/staff/self': selfWith(roles),
    'POST /api/mpmkt/v1/staff/campaign/prizes/handOut': HANDED_OUT,
    'GET /api/mpmkt/v1/staff/campaign/parcels': { items: [{ ...parcel, ...changes }], nextCursor: null },
  });
  render(<App />);
}

it.each([
  ['operator', {}, true],
  ['operator', { sentAt: 2, carrier: '顺丰速运', parcelNo: 'SF123456' }, false],
  ['auditor', {}, false],
])('an %s sees a parcel %o and may send it: %s', async (role, changes, maySend) => {
  open([role], changes);
  expect(await screen.findByText('山野旅人、海岸拾光')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /发\s*货/ }) !== null).toBe(maySend);
});

it('hands out what a code is for, and says what it is', async () => {
  open(['operator'], {});
  fireEvent.click(await screen.findByText('扫码发放'));
  fireEvent.change(await screen.findByLabelText('领取码'), { target: { value: '8800000001' } });
  fireEvent.click(await screen.findByText(/^确\s*认$/, { selector: 'button span' }));
  expect(await screen.findByText(/随行杯 · 林\*\* · 服务台/)).toBeTruthy();
});
