import type { ChangePermissionData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { allowedChanges, readOnlyReason } from './sheet-actions';
import { sheetPoster } from './sheet-poster';

const permit = (action: ChangePermissionData['action'], reason?: string): ChangePermissionData => ({
  action,
  isAllowed: reason === undefined,
  refusal: reason === undefined ? null : { code: 'locked', reason },
});

test('the changes that are allowed stand in a fixed order', () => {
  const permissions = [permit('changeRights'), permit('yearlyChange', '不受影响'), permit('changeConfiguration')];
  expect(allowedChanges({ permissions })).toEqual(['changeConfiguration', 'changeRights']);
  expect(readOnlyReason({ permissions })).toBeNull();
});

test('a sheet of which nothing can be changed says why', () => {
  const permissions = [permit('switchVersion', '其他'), permit('changeConfiguration', '订单已锁定')];
  expect(allowedChanges({ permissions })).toEqual([]);
  expect(readOnlyReason({ permissions })).toBe('订单已锁定');
});

test('the picture of a sheet is as high as its rows and ends with the total', () => {
  const sheet = { modelName: '样车', versionName: '标准版', cutout: '/a.webp', lines: [], totalFen: 20_000_000 };
  const [short, long] = [1, 4].map((count) =>
    sheetPoster({ ...sheet, options: Array.from({ length: count }, (_, at) => ({ group: '外观', name: `色 ${at}` })) }),
  );
  expect((long?.height ?? 0) - (short?.height ?? 0)).toBe(3 * 52);
  const texts = long?.items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])) ?? [];
  expect(texts).toEqual(expect.arrayContaining(['样车 标准版', '色 3', '¥200,000']));
});
