import { describe, expect, it } from 'vitest';
import { finalStates } from '../state-machine';
import { approvalStep, nextRefundState, OPEN_REFUND_STATES, REFUND_MACHINE, REFUND_STATES } from './refund-moves';
import { areWordsGood, REFUND_REASON_CODES, REFUND_REASONS } from './refund-reasons';

describe('a refund request', () => {
  it('is withdrawn by the customer only while in review', () => {
    expect(nextRefundState('inReview', 'withdraw', 'customer')).toBe('withdrawn');
    expect(nextRefundState('inReview', 'withdraw', 'staff')).toBeNull();
    for (const state of REFUND_STATES.filter((each) => each !== 'inReview'))
      expect(nextRefundState(state, 'withdraw', 'customer'), state).toBeNull();
  });

  it('is decided by staff once', () => {
    expect(nextRefundState('inReview', 'approve', 'staff')).toBe('approved');
    expect(nextRefundState('inReview', 'reject', 'staff')).toBe('rejected');
    expect(nextRefundState('inReview', 'approve', 'customer')).toBeNull();
    expect(nextRefundState('approved', 'reject', 'staff')).toBeNull();
    expect(nextRefundState('rejected', 'approve', 'staff')).toBeNull();
  });

  it('goes on after a failure with another account, or when the provider paid after all', () => {
    expect(nextRefundState('sending', 'fail', 'system')).toBe('failed');
    expect(nextRefundState('failed', 'correct', 'customer')).toBe('sending');
    expect(nextRefundState('sending', 'correct', 'customer')).toBeNull();
    expect(nextRefundState('failed', 'receive', 'system')).toBe('received');
  });

  it('is open or over in every state', () => {
    expect([...OPEN_REFUND_STATES, ...finalStates(REFUND_MACHINE)].sort()).toEqual([...REFUND_STATES].sort());
  });
});

describe('four eyes', () => {
  it('want a second person above the limit, never the same one', () => {
    expect(approvalStep(500_000, 300_000, null, 'anna')).toBe('first');
    expect(approvalStep(500_000, 300_000, 'anna', 'anna')).toBe('sameAgain');
    expect(approvalStep(500_000, 300_000, 'anna', 'ben')).toBe('final');
  });

  it('let one person decide up to the limit', () => {
    expect(approvalStep(300_000, 300_000, null, 'anna')).toBe('final');
    expect(approvalStep(300_001, 300_000, null, 'anna')).toBe('first');
  });
});

describe('reasons', () => {
  it('are each in one group', () => {
    expect(new Set(REFUND_REASON_CODES).size).toBe(Object.values(REFUND_REASONS).flat().length);
  });

  it('want 5 to 200 characters where none fits', () => {
    expect(areWordsGood('other', ' 暂时不买 ')).toBe(false);
    expect(areWordsGood('other', '暂时不买车')).toBe(true);
    expect(areWordsGood('other', '买'.repeat(200))).toBe(true);
    expect(areWordsGood('other', '买'.repeat(201))).toBe(false);
    expect(areWordsGood('other', '🚗'.repeat(200))).toBe(true);
    expect(areWordsGood('noPlate', '')).toBe(true);
  });
});
