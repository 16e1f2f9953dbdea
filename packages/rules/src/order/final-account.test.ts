import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FinalFacts, finalAccount, finalPartLimits } from './final-account';

const CAR_FEN = 20_000_000;
const facts = (changes: Partial<FinalFacts> = {}): FinalFacts => ({
  phase: 'arrived',
  totalFen: CAR_FEN,
  depositFen: 500_000,
  couponFen: 0,
  loan: null,
  tradeIn: null,
  parts: [],
  ...changes,
});
const paid = (amountFen: number, returnedFen = 0) => ({ state: 'paid' as const, amountFen, returnedFen });
const open = (amountFen: number) => ({ state: 'open' as const, amountFen, returnedFen: 0 });

describe('account of a final payment', () => {
  test('nothing is due before the car arrives', () => {
    expect(finalAccount(facts({ phase: 'before' }))).toMatchObject({ state: 'notDue', restFen: 19_500_000 });
  });

  test('all of it is due at first', () => {
    const account = finalAccount(facts());
    expect(account).toMatchObject({ state: 'due', restFen: 19_500_000, unsettledFen: 19_500_000, excessFen: 0 });
  });

  test('coupon, old car, loan and cash each take their part of it', () => {
    const account = finalAccount(
      facts({
        couponFen: 100_000,
        tradeIn: { state: 'agreed', fen: 6_000_000 },
        loan: { state: 'approved', fen: 10_000_000 },
        parts: [paid(1_400_000), { state: 'expired', amountFen: 900_000, returnedFen: 0 }],
      }),
    );
    expect(account).toMatchObject({
      state: 'partlyPaid',
      couponFen: 100_000,
      tradeInFen: 6_000_000,
      loanFen: 10_000_000,
      cashPaidFen: 1_400_000,
      restFen: 2_000_000,
      unsettledFen: 18_000_000,
    });
  });

  test('an open part is reserved', () => {
    const account = finalAccount(facts({ parts: [open(500_000)] }));
    expect(account).toMatchObject({ state: 'partlyPaid', cashOpenFen: 500_000, restFen: 19_000_000 });
  });

  test('a loan under review counts for nothing, and is waited for', () => {
    const account = finalAccount(facts({ loan: { state: 'review', fen: 10_000_000 } }));
    expect(account).toMatchObject({ state: 'waitingForLoanOrTradeIn', loanFen: 0, restFen: 19_500_000 });
  });

  test('with the cash paid it waits for the money of the lender, which ends it', () => {
    const parts = [paid(9_500_000)];
    const waiting = finalAccount(facts({ loan: { state: 'approved', fen: 10_000_000 }, parts }));
    expect(waiting).toMatchObject({ state: 'waitingForLoanOrTradeIn', restFen: 0, unsettledFen: 10_000_000 });
    const done = finalAccount(facts({ loan: { state: 'paidOut', fen: 10_000_000 }, parts }));
    expect(done).toMatchObject({ restFen: 0, unsettledFen: 0 });
  });

  test('a loan that is approved after cash makes the excess go back', () => {
    const before = facts({ loan: { state: 'approved', fen: 10_000_000 }, parts: [paid(12_000_000)] });
    expect(finalAccount(before)).toMatchObject({ loanFen: 7_500_000, restFen: 0, excessFen: 2_500_000 });
    const after = finalAccount({ ...before, parts: [paid(12_000_000, 2_500_000)] });
    expect(after).toMatchObject({ loanFen: 10_000_000, cashPaidFen: 9_500_000, restFen: 0, excessFen: 0 });
  });

  test('a loan that covers the open part makes it too high', () => {
    const loan = { state: 'approved' as const, fen: 19_400_000 };
    expect(finalAccount(facts({ loan, parts: [open(100_000)] })).isOpenPartTooHigh).toBe(false);
    expect(finalAccount(facts({ loan, parts: [open(200_000)] })).isOpenPartTooHigh).toBe(true);
  });

  test('an old car worth more than what is left counts up to it', () => {
    const account = finalAccount(facts({ tradeIn: { state: 'agreed', fen: 99_000_000 } }));
    expect(account).toMatchObject({ tradeInFen: 19_500_000, restFen: 0, excessFen: 0 });
  });
});

describe('amount of a part', () => {
  test.each([
    [19_500_000, 100_000, 19_500_000],
    [100_000, 100_000, 100_000],
    [99_999, 99_999, 99_999],
    [60_000, 60_000, 60_000],
  ])('of a rest of %i fen is %i to %i', (restFen, minFen, maxFen) => {
    expect(finalPartLimits({ state: 'due', restFen })).toEqual({ minFen, maxFen });
  });

  test('is nothing before the arrival, without a rest and after the last payment', () => {
    expect(finalPartLimits({ state: 'notDue', restFen: 1 })).toBeNull();
    expect(finalPartLimits({ state: 'waitingForLoanOrTradeIn', restFen: 0 })).toBeNull();
    expect(finalPartLimits({ state: 'paidInFull', restFen: 0 })).toBeNull();
  });
});

test('the rows add up to the total, and none is negative, whatever was promised and paid', () => {
  const fen = fc.integer({ min: 0, max: 25_000_000 });
  const random = fc.record({
    couponFen: fc.integer({ min: 0, max: 300_000 }),
    loan: fc.option(fc.record({ state: fc.constantFrom('review' as const, 'approved' as const), fen })),
    tradeIn: fc.option(fc.record({ state: fc.constantFrom('review' as const, 'agreed' as const), fen })),
    paidFen: fc.integer({ min: 0, max: 19_200_000 }),
    openFen: fen,
  });
  fc.assert(
    fc.property(random, ({ paidFen, openFen, ...rest }) => {
      const account = finalAccount(facts({ ...rest, parts: [paid(paidFen), open(openFen)] }));
      const { depositFen, couponFen, loanFen, tradeInFen, cashPaidFen, cashOpenFen, restFen } = account;
      const rows = [depositFen, couponFen, loanFen, tradeInFen, cashPaidFen, restFen];
      expect(rows.every((row) => row >= 0)).toBe(true);
      if (!account.isOpenPartTooHigh) expect(rows.reduce((total, row) => total + row, cashOpenFen)).toBe(CAR_FEN);
      expect(account.excessFen).toBeLessThanOrEqual(cashPaidFen);
      const returned = finalAccount(facts({ ...rest, parts: [paid(paidFen, account.excessFen)] }));
      expect(returned.excessFen).toBe(0);
    }),
  );
});
