import type { AgreementSummaryData, OrderSummaryData } from '@voltfront/contract';
import { describe, expect, test } from 'vitest';
import { daysUntil, detailActions, isBehindMore } from './detail-actions';

const waiting: AgreementSummaryData = {
  agreementId: 'purchase',
  kind: 'purchase',
  title: '购车协议',
  version: '1.1',
  state: 'unsigned',
  isRequired: true,
  signedAt: null,
  isOutdated: false,
};

const of = (state: OrderSummaryData['state'], actions: OrderSummaryData['actions']) => {
  const { main, others } = detailActions({ state, actions, agreements: [waiting] });
  return [main?.key ?? null, ...others.map(({ key }) => key)];
};

describe('buttons of an order', () => {
  test('a car that is ready is picked up; its insurance stands beside', () => {
    expect(of('paidInFull', ['pickup', 'insurance'])).toEqual(['pickup', 'insurance']);
    expect(of('arrived', ['insurance'])).toEqual([null, 'insurance']);
  });

  test('an unpaid order is paid or cancelled', () => {
    expect(of('created', ['pay', 'cancel'])).toEqual(['pay', 'cancel']);
  });

  test('a deposit order is locked, signed and changed', () => {
    expect(of('depositPaid', ['lock', 'changeConfiguration', 'changeCity', 'transferName', 'refund', 'sign'])).toEqual([
      'lock',
      'sign',
      'changeConfiguration',
      'changeCity',
      'transferName',
      'refund',
    ]);
  });

  test('a running or finished refund is opened', () => {
    expect(of('refunding', ['viewRefund'])).toEqual(['viewRefund']);
  });

  test('changes stand in a fixed order, the decision about the model year first', () => {
    const changes = ['changeVehicle', 'changeRights', 'switchVersion', 'changeConfiguration', 'yearlyChange'] as const;
    expect(of('depositPaid', ['lock', ...changes])).toEqual([
      'lock',
      'yearlyChange',
      'changeConfiguration',
      'switchVersion',
      'changeRights',
      'changeVehicle',
    ]);
    expect(['changeConfiguration', 'changeCity'].every((key) => isBehindMore(key as 'changeCity'))).toBe(true);
    expect(isBehindMore('yearlyChange')).toBe(false);
  });

  test('an intention order converts; giving the conversion up says so', () => {
    expect(of('intentionPaid', ['convert', 'refund', 'sign'])).toEqual(['convert', 'sign', 'refund']);
    const { others } = detailActions({
      state: 'intentionPaid',
      actions: ['pay', 'cancel'],
      agreements: [],
    });
    expect(others).toEqual([{ key: 'cancel', text: '取消转大订' }]);
  });

  test('a blind order converts once the server allows it', () => {
    expect(of('intentionPaid', ['convert', 'sign'])).toEqual(['convert', 'sign']);
    expect(of('intentionPaid', ['sign'])).toEqual([null, 'sign']);
  });

  test('signing is offered only while an agreement waits for it', () => {
    const order = { state: 'depositPaid', actions: ['lock', 'sign'] } as const;
    const signed = { ...waiting, state: 'signed', signedAt: 1 } as const;
    expect(detailActions({ ...order, actions: ['lock', 'sign'], agreements: [signed] }).others).toEqual([]);
    const outdated = { ...signed, isOutdated: true };
    expect(detailActions({ ...order, actions: ['lock', 'sign'], agreements: [outdated] }).others).toHaveLength(1);
  });

  test('a car on its way is followed, an arrived one is checked until its report is confirmed', () => {
    expect(of('inTransit', ['viewLogistics'])).toEqual(['viewLogistics']);
    const arrived = { state: 'arrived', actions: ['viewLogistics', 'viewInspection'], agreements: [] } as const;
    const buttons = (inspectionConfirmedAt: number | null) => {
      const { main, others } = detailActions({
        ...arrived,
        actions: [...arrived.actions],
        agreements: [],
        inspectionConfirmedAt,
      });
      return [main?.key ?? null, ...others.map(({ key }) => key)];
    };
    expect(buttons(null)).toEqual(['viewInspection', 'viewLogistics']);
    expect(buttons(1)).toEqual([null, 'viewInspection', 'viewLogistics']);
    expect(of('delivered', ['viewInspection'])).toEqual([null, 'viewInspection']);
  });

  test('a locked order has nothing to press, an expired one can be deleted', () => {
    expect(of('locked', [])).toEqual([null]);
    expect(of('expired', ['hide'])).toEqual([null, 'hide']);
  });
});

test('a begun day counts until the self-lock', () => {
  const DAY_MS = 86_400_000;
  expect(daysUntil(7 * DAY_MS, 0)).toBe(7);
  expect(daysUntil(7 * DAY_MS, 1)).toBe(7);
  expect(daysUntil(7 * DAY_MS, DAY_MS)).toBe(6);
  expect(daysUntil(DAY_MS, DAY_MS)).toBe(0);
  expect(daysUntil(0, DAY_MS)).toBe(0);
});
