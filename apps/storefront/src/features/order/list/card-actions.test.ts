import type { OrderSummaryData } from '@voltfront/contract';
import { describe, expect, test } from 'vitest';
import { cardActions } from './card-actions';

const of = (
  state: OrderSummaryData['state'],
  actions: OrderSummaryData['actions'],
  kind: OrderSummaryData['kind'] = 'deposit',
) => {
  const { main, others } = cardActions({ state, actions, kind });
  return [main.key, ...others.map(({ key }) => key)];
};

describe('buttons of an order card', () => {
  test('an unpaid order asks for its payment, whatever else is possible', () => {
    expect(of('created', ['pay', 'cancel', 'sign'])).toEqual(['pay']);
  });

  test('an intention order converts, a blind one does not from here', () => {
    expect(of('intentionPaid', ['convert', 'refund', 'sign'], 'intention')).toEqual(['convert', 'sign']);
    expect(of('intentionPaid', ['convert', 'refund', 'sign'], 'blind')).toEqual(['view', 'sign']);
  });

  test('a conversion that waits for its payment is paid first', () => {
    expect(of('intentionPaid', ['pay', 'cancel', 'sign'], 'intention')).toEqual(['pay']);
  });

  test('a deposit order is locked, with its agreements beside', () => {
    expect(of('depositPaid', ['lock', 'changeCity', 'transferName', 'refund', 'sign'])).toEqual(['lock', 'sign']);
  });

  test.each(['expired', 'cancelled'] as const)('a %s order can be deleted', (state) => {
    expect(of(state, ['hide'])).toEqual(['view', 'hide']);
  });

  test.each(['locked', 'inTransit', 'delivered', 'refunding'] as const)('a %s order is only viewed', (state) => {
    expect(of(state, [])).toEqual(['view']);
  });

  test('actions without a screen of their own show no button', () => {
    expect(of('arrived', ['payFinal', 'pickup'])).toEqual(['view']);
  });
});
