import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ChangeSideData, OrderChangePreviewData, VersionConfigData } from '@voltfront/contract';
import { describe, expect, test, vi } from 'vitest';
import { chosen, testConfig } from '@/features/vehicle/testing/stage-config';
import { LostOptions } from './lost-options';
import { replacements, swapOption } from './swap-option';

const delivery = { fromWeeks: 4, toWeeks: 6, cityName: null };
const side: ChangeSideData = {
  configuration: { modelId: 'M1', versionId: 'M1-a', productCodes: chosen() },
  modelName: '样车',
  versionName: '标准版',
  modelYear: 2026,
  cutout: '',
  options: [],
  lines: [],
  totalFen: 20_000_000,
  delivery,
};
const old = { productCode: 'wheel-forged', groupCode: 'wheel', group: '轮毂', name: '锻造轮毂', priceFen: 800_000 };
const aero = { ...old, productCode: 'wheel-aero', name: '低风阻轮毂', priceFen: 0 };

const preview: OrderChangePreviewData = {
  orderNo: 'VO1',
  kind: 'version',
  before: side,
  after: side,
  rows: [
    { groupCode: 'wheel', group: '轮毂', before: old, after: aero, mark: 'replace', note: '', differenceFen: -800_000 },
  ],
  gained: [],
  lost: [{ ...old, reason: '标准版不提供' }],
  differenceFen: -800_000,
  money: { paidFen: 0, restBeforeFen: 0, restAfterFen: 0, differenceFen: -800_000, note: '' },
  released: [],
  isSame: false,
  mustSignAgain: true,
  locksAt: null,
  changesLeft: null,
};

const show = (settled: readonly string[] = []) => {
  const [onSettle, onSwap] = [vi.fn(), vi.fn()];
  render(<LostOptions preview={preview} config={testConfig} settled={settled} onSettle={onSettle} onSwap={onSwap} />);
  return { onSettle, onSwap };
};

describe('options that the new version lacks', () => {
  test('each waits for a word of the customer', () => {
    const { onSettle } = show();
    expect(screen.getByText('1 项待确认')).toBeTruthy();
    expect(screen.getByText('标准版不提供')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '接受' }));
    expect(onSettle).toHaveBeenCalledWith('wheel-forged');
  });

  test('another option of the group can take the place', () => {
    const { onSwap } = show();
    fireEvent.click(screen.getByRole('button', { name: '更换' }));
    const sheet = screen.getByRole('dialog', { name: '更换轮毂' });
    expect(
      within(sheet)
        .getByRole('radio', { name: /低风阻轮毂/ })
        .getAttribute('aria-checked'),
    ).toBe('true');
    fireEvent.click(within(sheet).getByRole('radio', { name: /双五辐轮毂/ }));
    expect(onSwap).toHaveBeenCalledWith(['paint-mist', 'wheel-blade', 'interior-black'], 'wheel-forged');
  });

  test('what was decided says so', () => {
    show(['wheel-forged']);
    expect(screen.getByText('已全部确认')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '接受' })).toBeNull();
  });
});

describe('exchanging an option', () => {
  test('only what can be had is offered', () => {
    expect(replacements(testConfig, 'paint').map(({ name }) => name)).toEqual(['雾屿蓝', '熔岩橙']);
  });

  test('an option that needs another asks first, one that cannot be had says why', () => {
    const [aeroWheel, blade, ...rest] = testConfig.products.filter(({ groupCode }) => groupCode === 'wheel');
    if (!aeroWheel || !blade) throw new TypeError('the test car has two wheels');
    const others = testConfig.products.filter(({ groupCode }) => groupCode !== 'wheel');
    const needy: VersionConfigData = {
      ...testConfig,
      products: [...others, aeroWheel, { ...blade, dependProduct: ['interior-red'] }, ...rest],
    };
    expect(swapOption(needy, chosen(), 'wheel-blade')).toMatchObject({
      kind: 'ask',
      question: '双五辐轮毂需要搭配 曜石红',
      productCodes: expect.arrayContaining(['wheel-blade', 'interior-red']),
    });
    expect(swapOption(testConfig, chosen(), 'paint-pine')).toEqual({
      kind: 'blocked',
      reason: '松林绿已售罄，暂不可选',
    });
  });
});
