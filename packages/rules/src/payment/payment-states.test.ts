import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isPaymentOpen,
  nextPaymentState,
  PAYMENT_MACHINE,
  type PaymentEvent,
  type PaymentState,
} from './payment-states';

const follow = (events: PaymentEvent[]) =>
  events.reduce<PaymentState | null>((state, event) => state && nextPaymentState(state, event), 'created');

test.each<[PaymentEvent[], PaymentState]>([
  [['submit', 'succeed'], 'paid'],
  [['submit', 'fail'], 'failed'],
  [['submit', 'close'], 'closed'],
  [['close'], 'closed'],
  [['submit', 'close', 'succeedLate', 'refund', 'refundSucceed'], 'refunded'],
  [['submit', 'succeedLate', 'refund'], 'refunding'],
  [['submit', 'succeed', 'refund', 'refundSucceed'], 'refunded'],
])('%j leads to %s', (events, state) => {
  expect(follow(events)).toBe(state);
});

test('a repeated notice, a late success taken as paid, and paying a closed payment are impossible', () => {
  expect(nextPaymentState('paid', 'succeed')).toBeNull();
  expect(nextPaymentState('closed', 'succeed')).toBeNull();
  expect(nextPaymentState('paidLate', 'succeed')).toBeNull();
  expect(nextPaymentState('created', 'succeed')).toBeNull();
});

test('money that came is either kept as paid or on its way back, whatever happens', () => {
  const events = fc.array(fc.constantFrom(...PAYMENT_MACHINE.moves.map((move) => move.event)), { maxLength: 12 });
  fc.assert(
    fc.property(events, (sequence) => {
      let state: PaymentState = 'created';
      let hasMoney = false;
      for (const event of sequence) {
        const next = nextPaymentState(state, event);
        if (next === null) continue;
        if (event === 'succeed' || event === 'succeedLate') {
          expect(hasMoney).toBe(false);
          hasMoney = true;
        }
        if (event === 'refundSucceed') hasMoney = false;
        state = next;
        expect(hasMoney).toBe(['paid', 'paidLate', 'refunding'].includes(state));
      }
    }),
  );
});

test('created and pending payments are open', () => {
  expect((['created', 'pending', 'paid', 'closed'] as const).filter(isPaymentOpen)).toEqual(['created', 'pending']);
});
