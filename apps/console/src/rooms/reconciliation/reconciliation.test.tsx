import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const SELF = 'GET /api/mpaccount/v1/staff/self';
const DAY = 'GET /api/mporder/v1/staff/reconciliation/day';
const DIFFERENCES = 'GET /api/mporder/v1/staff/reconciliation/differences';
const SETTLE = 'POST /api/mporder/v1/staff/reconciliation/difference/settle';
const RUN = 'POST /api/mporder/v1/staff/reconciliation/run';

const dayId = '2026-11-25-wechat';
const side = { paidCount: 1, paidFen: 500_000, refundedCount: 0, refundedFen: 0 };
const day = {
  ...{ dayId, method: 'wechat', day: '2026-11-25', state: 'open', fault: null, nextAt: null, isRunning: false },
  ...{ checkedAt: 1, theirs: { ...side, paidFen: 700_000 }, ours: side, netDifferenceFen: 200_000, timingFen: 0 },
  ...{ pendingCount: 0, open: 1, explained: 0, settled: 0 },
  kinds: [
    { kind: 'missingHere', open: 1, all: 2, effectFen: 200_000 },
    { kind: 'feeDiffers', open: 1, all: 1, effectFen: -100 },
  ],
  funds: {
    feePerMillion: 6000,
    agreedFeeFen: 3000,
    bill: { paidFen: 500_000, refundedFen: 0, feeFen: 3100, netFen: 496_900 },
    flow: { paidFen: 480_000, refundedFen: 0, feeFen: 3100, netFen: 476_900, otherFen: -10_000 },
  },
};
const difference = {
  ...{ differenceId: 'd1', dayId, method: 'wechat', day: '2026-11-25', kind: 'missingHere', about: 'payment' },
  ...{ number: 'VP1', orderNo: null, providerNo: '42', ourFen: null, theirFen: 200_000, effectFen: 200_000 },
  ...{ ourState: null, theirState: 'done', ourAt: null, theirAt: 1, isRepairable: false, state: 'open' },
  ...{ settledBy: null, createdAt: 1, history: [{ state: 'open', who: 'shop', note: '', at: 1 }] },
};

function open(roles: string[], changes = {}) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', `/console/reconciliation/${dayId}`);
  const differences: unknown = { items: [difference], nextCursor: null };
  const answers = { [SELF]: selfWith(roles), [DAY]: { ...day, ...changes }, [DIFFERENCES]: differences };
  const sent = answerWith(Object.assign(answers, { [SETTLE]: { ok: true }, [RUN]: { ok: true } }));
  render(<App />);
  return { sent, answers };
}

/** A table takes long on a machine that is busy with other checks. */
const shown = () => screen.findByText('渠道有，商城无', { selector: 'td' }, { timeout: 20_000 });
const press = async (name: RegExp) => fireEvent.click(await screen.findByText(name, { selector: 'button span' }));

describe('a day', () => {
  it('says what differs, and a difference is settled with a reason that is sent along', async () => {
    const { sent } = open(['finance']);
    expect(await shown()).toBeTruthy();
    await press(/^结\s*平$/);
    fireEvent.change(screen.getByLabelText('原因'), { target: { value: '已退回客户' } });
    await press(/^确\s*认$/);
    await waitFor(() => expect(sent.find(({ key }) => key === SETTLE)).toBeTruthy());
    expect(sent.find(({ key }) => key === SETTLE)?.body).toEqual({ differenceId: 'd1', reason: '已退回客户' });
  });

  it('keeps the dialog of a change until the list shows it, so nothing is settled twice', async () => {
    const { sent, answers } = open(['finance']);
    expect(await shown()).toBeTruthy();
    let answer: (list: unknown) => void = () => undefined;
    await press(/^结\s*平$/);
    fireEvent.change(screen.getByLabelText('原因'), { target: { value: '已退回客户' } });
    answers[DIFFERENCES] = new Promise((resolve) => {
      answer = resolve;
    });
    const asked = () => sent.filter(({ key }) => key === DIFFERENCES).length;
    const before = asked();
    await press(/^确\s*认$/);
    await waitFor(() => expect(asked()).toBe(before + 1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).toBeTruthy();
    answer({ items: [{ ...difference, state: 'settled' }], nextCursor: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/^结\s*平$/, { selector: 'button span' })).toBeNull();
  });

  it('shows what was settled as cards, where the account differs, and how many differences there are of each kind', async () => {
    open(['auditor']);
    const funds = within(await screen.findByRole('region', { name: '净结算' }, { timeout: 20_000 }));
    for (const sum of ['¥5,000', '¥4,969', '¥31', '¥30']) expect(funds.getByText(sum)).toBeTruthy();
    expect(funds.getAllByText('−¥200')).toHaveLength(2);
    expect(funds.getByText('约定费率 0.6%', { exact: false })).toBeTruthy();
    expect(funds.getByText('提现等其他 -¥100', { exact: false })).toBeTruthy();
    const kinds = within(funds.getByRole('list', { name: '差异类型' })).getAllByRole('listitem');
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['渠道有，商城无1 / 2+¥2,000', '手续费不符1 / 1−¥1']);
  });

  it('says so when its statement came without fees', async () => {
    open(['auditor'], { funds: null, kinds: [] });
    expect(await screen.findByText('该账期的账单没有手续费和资金流水', {}, { timeout: 20_000 })).toBeTruthy();
  });

  it('is looked at without buttons by who only reads', async () => {
    open(['auditor']);
    expect(await shown()).toBeTruthy();
    for (const name of [/^结\s*平$/, /^说\s*明$/, /^重新核对$/])
      expect(screen.queryByText(name, { selector: 'button span' })).toBeNull();
  });

  it('says why it has no statement, and that it is being compared', async () => {
    open(['finance'], { state: 'failed', fault: 'hash', checkedAt: null, isRunning: true });
    expect(await screen.findByText('账单文件校验不符')).toBeTruthy();
    expect(screen.getByText('核对中…')).toBeTruthy();
    expect(screen.queryByText('重新核对', { selector: 'button span' })).toBeNull();
  });
});
