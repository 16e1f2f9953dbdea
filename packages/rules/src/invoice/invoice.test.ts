import { describe, expect, test } from 'vitest';
import { finalStates, tryMove } from '../state-machine';
import { INVOICE_MACHINE, type InvoiceActor, type InvoiceEvent, type InvoiceState } from './invoice-moves';
import { splitTax } from './invoice-tax';

describe('tax', () => {
  test.each([
    [22_990_000, 20_345_133, 2_644_867],
    [113, 100, 13],
    [100, 88, 12],
    [1, 1, 0],
    [0, 0, 0],
  ])('%i fen are %i and %i of tax', (amountFen, netFen, taxFen) => {
    expect(splitTax(amountFen)).toEqual({ netFen, taxFen });
  });

  test('price and tax add up to any amount, and the tax is 13 percent to half a fen', () => {
    for (let amountFen = 0; amountFen < 50_000; amountFen += 7) {
      const { netFen, taxFen } = splitTax(amountFen);
      expect(netFen + taxFen).toBe(amountFen);
      expect(Math.abs(netFen * 0.13 - taxFen)).toBeLessThan(0.6);
    }
  });

  test('nothing below zero and no parts of a fen', () => {
    expect(() => splitTax(-1)).toThrow(RangeError);
    expect(() => splitTax(1.5)).toThrow(RangeError);
  });
});

const to = (state: InvoiceState, event: InvoiceEvent, who: InvoiceActor, isRegistered = false) => {
  const result = tryMove(INVOICE_MACHINE, { state, event, who, facts: { isRegistered } });
  return result.isAllowed ? result.to : result.reason;
};

describe('the life of an invoice', () => {
  test('is applied for, issued or returned, and corrected', () => {
    expect(to('open', 'submit', 'customer')).toBe('inIssue');
    expect(to('inIssue', 'issue', 'system')).toBe('issued');
    expect(to('inIssue', 'return', 'staff')).toBe('returned');
    expect(to('returned', 'submit', 'customer')).toBe('inIssue');
    expect(to('redFlushed', 'submit', 'customer')).toBe('inIssue');
    expect(to('redFlushed', 'reissue', 'staff')).toBe('inIssue');
  });

  test('customers have it cancelled until the car is registered, staff also later', () => {
    expect(to('issued', 'redFlush', 'customer')).toBe('redFlushed');
    expect(to('issued', 'redFlush', 'customer', true)).toBe('guardRefused');
    expect(to('issued', 'redFlush', 'staff', true)).toBe('redFlushed');
  });

  test('nobody applies twice, issues what was returned or issues by themselves', () => {
    expect(to('inIssue', 'submit', 'customer')).toBe('noSuchMove');
    expect(to('issued', 'submit', 'customer')).toBe('noSuchMove');
    expect(to('returned', 'issue', 'system')).toBe('noSuchMove');
    expect(to('inIssue', 'issue', 'customer')).toBe('wrongActor');
    expect(to('redFlushed', 'reissue', 'customer')).toBe('wrongActor');
    expect(finalStates(INVOICE_MACHINE)).toEqual([]);
  });
});
