import { NO_FLOW, settledNetFen } from '@voltfront/rules/reconciliation/fees';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { gbkOf } from '../simulator/gbk';
import { writeAlipayBill, writeAlipayDetails } from '../simulator/write-alipay-bill';
import { writeAlipayFlow } from '../simulator/write-alipay-flow';
import { parseAlipayBill, parseAlipayDetails } from './alipay-bill';
import { parseAlipayFlow } from './alipay-flow';
import { StatementBroken, type StatementFault, type StatementLine } from './statement.types';
import { dayStart, isEmptyDay } from './statement-day';
import { parseWechatBill } from './wechat-bill';
import { parseWechatFlow } from './wechat-flow';
import { type BankLine, writeWechatBill } from './write-wechat-bill';
import { movesOf, writeWechatFlow } from './write-wechat-flow';

const DAY = '2026-11-25';
const MERCHANT = { appId: 'wxmini0001', merchantId: '1900000109' };
const at = (time: string) => Date.parse(`${DAY}T${time}+08:00`);

/** WeChat Pay's bill as its documents show it: a payment, a refund under way, and one revoked at a till. */
const WECHAT = [
  '\ufeff交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注',
  '`2026-11-25 00:00:01,`wxmini0001,`1900000109,`0,`,`4200000000001,`VP1,`oUser,`JSAPI,`SUCCESS,`OTHERS,`CNY,`4990.00,`10.00,`0,`0,`0.00,`0.00,`,`,`车型 01, 大订,`attach,`29.94000,`0.60%,`5000.00,`0.00,`',
  '`2026-11-25 23:59:59,`wxmini0001,`1900000109,`0,`,`4200000000002,`VP2,`oUser,`JSAPI,`REFUND,`OTHERS,`CNY,`0.00,`0.00,`5030000000001,`VR2,`2000.29,`0.00,`ORIGINAL,`PROCESSING,`大订,`,`-12.00000,`0.60%,`0.00,`2000.29,`',
  '`2026-11-25 12:00:00,`wxmini0001,`1900000109,`0,`,`4200000000003,`VP3,`oUser,`JSAPI,`REVOKED,`OTHERS,`CNY,`1.00,`0.00,`0,`0,`0.00,`0.00,`,`,`大订,`,`0.00000,`0.60%,`1.00,`0.00,`',
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
  '`3,`4991.00,`2000.29,`0.00,`17.94000,`5001.00,`2000.29',
  '',
].join('\r\n');

const ALIPAY = writeAlipayDetails(
  [
    line({ number: 'VP1', title: '车型 01, 大订, 两千', amountFen: 500_000, settledFen: 499_000, feeFen: 2994 }),
    line({ about: 'refund', number: 'VR2', paymentNo: 'VP2', amountFen: 200_029, feeFen: -1200 }),
  ],
  DAY,
);

function line(changes: Partial<BankLine>): BankLine {
  const { number = 'VP1', amountFen = 100 } = changes;
  const numbers = { number, paymentNo: number, providerNo: `42${number}`, tradeNo: `42${number}` };
  const money = { amountFen, settledFen: amountFen, feeFen: 0 };
  const base = { about: 'payment', at: at('10:00:00'), state: 'done', title: '大订' } as const;
  return { ...base, ...money, ...numbers, ...changes };
}

function faultOf(work: () => unknown): StatementFault | 'none' {
  try {
    work();
    return 'none';
  } catch (error) {
    if (error instanceof StatementBroken) return error.fault;
    throw error;
  }
}

describe("WeChat Pay's bill", () => {
  it('is read with commas in names, amounts of the order, and each state of a line', () => {
    expect(parseWechatBill(WECHAT)).toEqual([
      {
        about: 'payment',
        number: 'VP1',
        providerNo: '4200000000001',
        amountFen: 500_000,
        settledFen: 499_000,
        feeFen: 2994,
        at: at('00:00:01'),
        state: 'done',
      },
      {
        about: 'refund',
        number: 'VR2',
        providerNo: '5030000000001',
        amountFen: 200_029,
        settledFen: 200_029,
        feeFen: -1200,
        at: at('23:59:59'),
        state: 'processing',
      },
      {
        about: 'payment',
        number: 'VP3',
        providerNo: '4200000000003',
        amountFen: 100,
        settledFen: 100,
        feeFen: 0,
        at: at('12:00:00'),
        state: 'failed',
      },
    ]);
  });

  it('may have marks in its header, other ends of lines, and no transactions', () => {
    const marked = WECHAT.replaceAll('\r\n', '\n')
      .replace('\ufeff', '')
      .replace(/^.*$/m, (head) => `\`${head.replaceAll(',', ',`')}`);
    expect(parseWechatBill(marked)).toHaveLength(3);
    expect(parseWechatBill(writeWechatBill([], MERCHANT))).toEqual([]);
  });

  test.each<[string, StatementFault, (file: string) => string]>([
    ['without its sums', 'cutOff', (file) => file.slice(0, file.indexOf('总交易单数'))],
    ['cut off before the numbers of its sums', 'cutOff', (file) => file.slice(0, file.indexOf('`3,`4991'))],
    ['with half a line', 'cutOff', (file) => file.replace(/,`oUser,`JSAPI,`REVOKED.*/, '')],
    ['with a line that is missing', 'totals', (file) => file.replace(/^.*REVOKED.*\r\n/m, '')],
    ['with another amount', 'totals', (file) => file.replace('`5000.00,`0.00', '`5000.01,`0.00')],
    ['with an amount that is none', 'format', (file) => file.replace('`5000.00,`0.00', '`5e3,`0.00')],
    ['with another currency', 'format', (file) => file.replace('`CNY,`4990', '`USD,`4990')],
    ['with a time that is none', 'format', (file) => file.replace('2026-11-25 00:00:01', 'yesterday')],
    ['with another fee', 'totals', (file) => file.replace('`29.94000,', '`29.95000,')],
    ['with a fee that is none', 'format', (file) => file.replace('`29.94000,', '`free,')],
    ['without a column', 'format', (file) => file.replace('商户退款单号', '别的')],
    ['that is a page of an error', 'format', () => '<html>502</html>'],
    ['that is empty', 'format', () => ''],
  ])('%s is refused', (_, fault, change) => {
    expect(faultOf(() => parseWechatBill(change(WECHAT)))).toBe(fault);
  });
});

describe("Alipay's bill", () => {
  it('is read with commas in names, tabs after numbers and signs of refunds', () => {
    expect(parseAlipayDetails(ALIPAY)).toEqual([
      {
        ...{ about: 'payment', number: 'VP1', providerNo: '42VP1', at: at('10:00:00'), state: 'done' },
        ...{ amountFen: 500_000, settledFen: 499_000, feeFen: 2994 },
      },
      {
        about: 'refund',
        number: 'VR2',
        providerNo: '42VR2-VR2',
        amountFen: 200_029,
        settledFen: 200_029,
        feeFen: -1200,
        at: at('10:00:00'),
        state: 'done',
      },
    ]);
  });

  it('is a ZIP of lists in GBK, of which there may be several', () => {
    const lines = Array.from({ length: 7 }, (_, i) => line({ number: `VP${i}` }));
    const read = parseAlipayBill(writeAlipayBill(lines, DAY, 3));
    expect(read.map(({ number }) => number).sort()).toEqual(lines.map(({ number }) => number));
    expect(parseAlipayBill(writeAlipayBill([], DAY))).toEqual([]);
  });

  test.each<[string, StatementFault, (file: string) => string]>([
    ['whose list does not end', 'cutOff', (file) => file.slice(0, file.indexOf('#-----', file.indexOf('VP1')))],
    ['without its sums', 'cutOff', (file) => file.slice(0, file.indexOf('#交易合计'))],
    ['with a line that is missing', 'totals', (file) => file.replace(/^42VP1.*\r\n/m, '')],
    ['with half a line', 'cutOff', (file) => file.replace(/^(42VP1.{30}).*/m, '$1')],
    ['with a kind that is unknown', 'format', (file) => file.replace(',交易,', ',转账,')],
    ['with a fee that is none', 'format', (file) => file.replace(',-29.94,', ',free,')],
    ['without a list', 'format', () => '#支付宝业务汇总查询'],
  ])('%s is refused', (_, fault, change) => {
    expect(faultOf(() => parseAlipayDetails(change(ALIPAY)))).toBe(fault);
  });

  it('is refused when the archive is cut off, or is none', () => {
    const file = writeAlipayBill([line({})], DAY);
    expect(faultOf(() => parseAlipayBill(file.slice(0, file.length - 30)))).toBe('cutOff');
    expect(faultOf(() => parseAlipayBill(gbkOf('账单不存在')))).toBe('format');
    expect(faultOf(() => parseAlipayBill(new Uint8Array()))).toBe('format');
  });
});

const lines = fc.array(
  fc.record({
    about: fc.constantFrom('payment', 'refund' as const),
    number: fc.stringMatching(/^V[PR]\d{5}$/),
    amountFen: fc.integer({ min: 1, max: 10 ** 9 }),
    couponFen: fc.constantFrom(0, 0, 1),
    feeFen: fc.integer({ min: -(10 ** 6), max: 10 ** 6 }),
    seconds: fc.integer({ min: 0, max: 86_399 }),
    title: fc.constantFrom('大订', '车型 01, 大订', '"尾款",第 1 笔', '100%'),
  }),
  { maxLength: 20 },
);

test('what is written is read, line by line, in both formats', () => {
  const bare = ({ title: _t, paymentNo: _p, tradeNo: _n, providerNo: _no, ...rest }: BankLine) => rest;
  const read = ({ providerNo: _no, ...rest }: StatementLine) => rest;
  fc.assert(
    fc.property(lines, (made) => {
      const books = made.map(({ seconds, couponFen, ...one }) =>
        line({ ...one, settledFen: one.amountFen - couponFen, at: dayStart(DAY) + seconds * 1000 }),
      );
      expect(parseWechatBill(writeWechatBill(books, MERCHANT)).map(read)).toEqual(books.map(bare));
      expect(parseAlipayDetails(writeAlipayDetails(books, DAY)).map(read)).toEqual(books.map(bare));
    }),
    { numRuns: 60 },
  );
});

describe('the funds of a day', () => {
  const lines = [
    line({ amountFen: 500_000, settledFen: 499_000, feeFen: 2994 }),
    line({ about: 'refund', number: 'VR2', paymentNo: 'VP2', amountFen: 200_029, settledFen: 200_029, feeFen: -1200 }),
    line({ number: 'VP3', state: 'failed' }),
  ];
  const withdrawal = { about: 'other', paymentNo: 'W1', tradeNo: '43', at: at('20:00:00'), fen: -150_000 } as const;
  const moves = [...movesOf(lines), withdrawal];
  const sums = { paidFen: 499_000, refundedFen: 200_029, feeFen: 1794, otherFen: -150_000 };
  const WECHAT_FLOW = writeWechatFlow(moves);

  it('are added up by what moved, in both formats', () => {
    // 4,990.00 in, 2,000.29 back, 29.94 of fees less 12.00 that came back: 2,971.77 are settled.
    expect(parseWechatFlow(WECHAT_FLOW)).toEqual(sums);
    expect(parseAlipayFlow(writeAlipayFlow(moves, DAY))).toEqual(sums);
    expect(settledNetFen(sums)).toBe(297_177);
  });

  it('are none when nothing moved, and may name their columns with other brackets', () => {
    expect(parseWechatFlow(writeWechatFlow([]))).toEqual(NO_FLOW);
    expect(parseAlipayFlow(writeAlipayFlow([], DAY))).toEqual(NO_FLOW);
    expect(parseWechatFlow(WECHAT_FLOW.replaceAll('（元）', '(元)'))).toEqual(sums);
  });

  test.each<[string, StatementFault, (file: string) => string]>([
    ['without its sums', 'cutOff', (file) => file.slice(0, file.indexOf('资金流水总笔数'))],
    ['with a line that is missing', 'totals', (file) => file.replace(/^.*提现.*\r\n/m, '')],
    ['with another amount', 'totals', (file) => file.replace('`支出,`29.94', '`支出,`29.95')],
    ['with a way that is unknown', 'format', (file) => file.replace('`支出,`29.94', '`横向,`29.94')],
    ['with an amount that is none', 'format', (file) => file.replace('`支出,`29.94', '`支出,`some')],
    ['that is a page of an error', 'format', () => '<html>502</html>'],
  ])('%s are refused', (_, fault, change) => {
    expect(faultOf(() => parseWechatFlow(change(WECHAT_FLOW)))).toBe(fault);
  });

  it('of Alipay are refused when the archive is cut off, or has another list', () => {
    const file = writeAlipayFlow(moves, DAY);
    expect(faultOf(() => parseAlipayFlow(file.slice(0, file.length - 30)))).toBe('cutOff');
    expect(faultOf(() => parseAlipayFlow(writeAlipayBill([], DAY)))).toBe('format');
  });
});

test('a missing statement is an empty day only when it would be there by now', () => {
  const next = (time: string) => Date.parse(`2026-11-26T${time}+08:00`);
  expect([isEmptyDay(DAY, next('11:00:00')), isEmptyDay(DAY, next('14:00:00'))]).toEqual([false, true]);
});
