import type { FinalPaymentData } from '@voltfront/contract';
import { describe, expect, test } from 'vitest';
import { amountProblem, finalHint, loanWords, partWords, tradeInWords, typedFen } from './final-words';

const final = (changes: Partial<FinalPaymentData> = {}) =>
  ({ state: 'due', restFen: 1_000_000, loan: null, tradeIn: null, ...changes }) as FinalPaymentData;
const loan = (state: 'review' | 'approved' | 'paidOut') => ({
  state,
  lenderName: '东方',
  amountFen: 900_000,
  countedFen: state === 'review' ? 0 : 800_000,
  approvedUntil: null,
});

describe('amount of a part', () => {
  test.each([
    ['1000', 100_000],
    ['12,345.6', 1_234_560],
    ['¥ 2000', 200_000],
    ['', null],
    ['abc', null],
  ])('%j is %s fen', (text, fen) => {
    expect(typedFen(text)).toBe(fen);
  });

  test('is refused below 1000 yuan and above the rest', () => {
    const limits = { minFen: 100_000, maxFen: 500_000 };
    expect([99_999, 500_001, null].map((fen) => amountProblem(fen, limits))).toEqual(
      Array.from({ length: 3 }, () => '请输入 ¥1,000 至 ¥5,000'),
    );
    expect([100_000, 500_000].map((fen) => amountProblem(fen, limits))).toEqual([null, null]);
  });

  test('a small rest is paid in one go', () => {
    expect(amountProblem(50_000, { minFen: 60_000, maxFen: 60_000 })).toBe('剩余 ¥600 请一次付清');
  });
});

test('what went back of a part comes before its state', () => {
  const part = { part: 1, amountFen: 200_000, returnedFen: 0, method: null, createdAt: 1, expiresAt: 2, paidAt: 1 };
  expect(partWords({ ...part, state: 'paid' })).toBe('已支付');
  expect(partWords({ ...part, state: 'paid', returnedFen: 50_000 })).toBe('已退回 ¥500');
  expect(partWords({ ...part, state: 'paid', returnedFen: 200_000 })).toBe('已退回');
  expect(partWords({ ...part, state: 'expired' })).toBe('超时未支付');
});

test('a loan shows what was asked for until it is approved, and then what counts', () => {
  expect([null, loan('review'), loan('approved'), loan('paidOut')].map((each) => loanWords({ loan: each }))).toEqual([
    '去测算',
    '¥9,000 审核中',
    '¥8,000 已通过',
    '¥8,000 已放款',
  ]);
});

test('says what is waited for', () => {
  const waiting = { state: 'waitingForLoanOrTradeIn', restFen: 0 } as const;
  const tradeIn = { requestId: 'r', state: 'agreed', carName: '大众', valueFen: 1, countedFen: 1 } as const;
  expect(finalHint(final({ ...waiting, loan: loan('approved') }))).toContain('放款');
  expect(finalHint(final({ ...waiting, tradeIn }))).toContain('旧车');
  expect(finalHint(final({ ...waiting, restFen: 5, loan: loan('review') }))).toContain('审核中');
  expect(tradeInWords({ tradeIn: null })).toBe('去估价');
});
