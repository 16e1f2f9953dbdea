import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../../app/app';
import { answerWith, selfWith } from '../../testing/server';

const SELF = 'GET /api/mpaccount/v1/staff/self';
const DETAIL = 'GET /api/mporder/v1/staff/refund/detail';
const APPROVE = 'POST /api/mporder/v1/staff/refund/approve';

const refund = {
  refundNo: 'VB261123070112369094',
  state: 'inReview',
  amountFen: 500_000,
  order: {
    orderNo: 'VO261121070112825147',
    kind: 'deposit',
    state: 'refunding',
    modelName: '07',
    versionName: '',
    cutout: '',
  },
  reason: { code: 'priceCut', title: '车型降价', words: '' },
  explanation: '',
  pictures: [],
  parts: [],
  account: null,
  timeline: [],
  rejection: null,
  failure: null,
  days: { from: 1, to: 7 },
  createdAt: 1,
  customer: { accountId: 'c1', buyerName: '林夏', maskedMobile: '138****0006', maskedNumber: '' },
  needsTwo: true,
  limitFen: 300_000,
  approvals: [{ staffId: 'a2', name: '财务林澈', at: 1 }],
  actions: ['approve', 'reject'],
};

function open(roles: string[], changes = {}) {
  localStorage.setItem('console.token', 't'.repeat(43));
  history.replaceState(null, '', `/console/refunds/${refund.refundNo}`);
  const answers = { [SELF]: selfWith(roles), [DETAIL]: { ...refund, ...changes }, [APPROVE]: refund };
  const sent = answerWith(answers);
  render(<App />);
  return sent;
}

const press = async (name: RegExp) => fireEvent.click(await screen.findByText(name, { selector: 'button span' }));

describe('a refund', () => {
  it('says who approved first, and is approved with a reason that is sent along', async () => {
    const sent = open(['finance']);
    expect(await screen.findByText(/财务林澈/)).toBeTruthy();
    await press(/^通\s*过$/);
    await press(/^确\s*认$/);
    expect(await screen.findByText('至少 2 个字，记入操作记录')).toBeTruthy();
    expect(sent.map(({ key }) => key)).not.toContain(APPROVE);
    fireEvent.change(screen.getByLabelText('原因'), { target: { value: '已核对客户与支付记录' } });
    await press(/^确\s*认$/);
    await waitFor(() => expect(sent.find(({ key }) => key === APPROVE)).toBeTruthy());
    const call = sent.find(({ key }) => key === APPROVE);
    expect(call?.body).toEqual({ refundNo: refund.refundNo, amountFen: 500_000 });
    expect(decodeURIComponent(call?.headers['x-volt-reason'] ?? '')).toBe('已核对客户与支付记录');
  });

  it('is not approved twice by the same person', async () => {
    open(['finance'], { approvals: [{ staffId: 'a1', name: '周帆', at: 1 }], actions: ['reject'] });
    expect(await screen.findByText('您已通过，需由另一名财务人员复核')).toBeTruthy();
    expect(screen.queryByText(/^通\s*过$/, { selector: 'button span' })).toBeNull();
    expect(screen.getByText(/^驳\s*回$/, { selector: 'button span' })).toBeTruthy();
  });

  it('has no buttons for who only reads', async () => {
    open(['auditor']);
    expect(await screen.findByText(/财务林澈/)).toBeTruthy();
    expect(screen.queryByText(/^通\s*过$/, { selector: 'button span' })).toBeNull();
    expect(screen.queryByText(/^驳\s*回$/, { selector: 'button span' })).toBeNull();
  });
});
