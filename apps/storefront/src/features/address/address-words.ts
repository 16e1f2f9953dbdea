import { t } from '@lingui/core/macro';
import type { AddressLabel } from '@voltfront/rules/address/address-limits';

type AreaNames = { provinceName: string; cityName: string; districtName: string };

/** `浙江省 杭州市 西湖区`; a city named like its province is named once. */
export const areaWords = ({ provinceName, cityName, districtName }: AreaNames): string =>
  [provinceName, cityName === provinceName ? '' : cityName, districtName].filter(Boolean).join(' ');

/** Displayed name of a label. */
export function labelWords(label: AddressLabel): string {
  if (label === 'home') return t`家`;
  return label === 'company' ? t`公司` : t`学校`;
}
