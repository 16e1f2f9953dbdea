import type { OrderSummaryData } from '@voltfront/contract';
import { describe, expect, test } from 'vitest';
import { cardActions } from './card-actions';

const of = (actions: OrderSummaryData['actions']) => {
  const { main, others } = cardActions({ actions });
  return [main.key, ...others.map(({ key }) => key)];
};

describe('buttons of an order card', () => {
  test('an unpaid order asks for its payment, whatever else is possible', () => {
    expect(of(['pay', 'cancel', 'sign'])).toEqual(['pay']);
  });

  test('an intention order converts', () => {
    expect(of(['convert', 'refund', 'sign'])).toEqual(['convert', 'sign']);
  });

  test('a decision about the model year stands beside the main button', () => {
    expect(of(['lock', 'yearlyChange', 'refund', 'sign'])).toEqual(['lock', 'yearlyChange', 'sign']);
  });

  test('a conversion that waits for its payment is paid first', () => {
    expect(of(['pay', 'cancel', 'sign'])).toEqual(['pay']);
  });

  test('a deposit order is locked, with its agreements beside', () => {
    expect(of(['lock', 'changeCity', 'transferName', 'refund', 'sign'])).toEqual(['lock', 'sign']);
  });

  test('an order that is over can be deleted', () => {
    expect(of(['hide'])).toEqual(['view', 'hide']);
  });

  test('a refund is opened from the card', () => {
    expect(of(['viewRefund'])).toEqual(['viewRefund']);
  });

  test('an order that allows nothing is only viewed', () => {
    expect(of([])).toEqual(['view']);
  });

  test('actions without a screen of their own show no button', () => {
    expect(of(['payFinal'])).toEqual(['payFinal']);
  });

  test('a car that is ready is picked up; its insurance stands beside', () => {
    expect(of(['pickup', 'insurance'])).toEqual(['pickup', 'insurance']);
    expect(of(['insurance'])).toEqual(['view', 'insurance']);
  });
});

test('a car on its way is followed, an arrived one checked, and neither once it is handed over', () => {
  const main = (state: OrderSummaryData['state'], actions: OrderSummaryData['actions']) =>
    cardActions({ state, actions }).main.key;
  expect(main('inTransit', ['viewLogistics'])).toBe('viewLogistics');
  expect(main('arrived', ['viewLogistics', 'viewInspection'])).toBe('viewInspection');
  expect(main('delivered', ['viewInspection'])).toBe('view');
});
