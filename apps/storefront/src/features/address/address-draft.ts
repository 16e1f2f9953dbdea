import type { AreaProvince } from '@voltfront/rules/area/area-tree';
import { matchArea } from '@voltfront/rules/area/match-area';
import { navigate } from '@/navigation';
import type { ImportedAddress } from '@/platform/address-import';
import type { AddressValues } from './address-form-values';

let kept: ImportedAddress | null = null;

/** Opens the form for a new address with what another app knows filled in. It stays out of the page's address. */
export function openDraft(imported: ImportedAddress): void {
  kept = imported;
  navigate('/pagesMine/address/edit');
}

/** Reads the prefilled values of the form, once. */
export function takeDraft(): ImportedAddress | null {
  const draft = kept;
  kept = null;
  return draft;
}

/** The form's values out of it; an area that the list does not have is left to choose. */
export function draftValues(draft: ImportedAddress, tree: readonly AreaProvince[]): Partial<AddressValues> {
  const { receiver, mobile, provinceName, cityName, districtName, street } = draft;
  const area = matchArea([provinceName, cityName, districtName].join(' '), tree);
  const digits = mobile.replace(/\D/g, '').slice(-11);
  return { receiver, mobile: digits, street, area: area && areaValue(area, tree) };
}

/** The codes of an area that is whole: with its district, where the city has some. */
export function areaValue(
  { city, district }: { city: { code: string } | null; district: { code: string } | null },
  tree: readonly AreaProvince[],
): AddressValues['area'] {
  if (!city) return null;
  const listed = tree.flatMap(({ cities }) => cities).find(({ code }) => code === city.code);
  if (!district && listed?.districts.length) return null;
  return { cityCode: city.code, districtCode: district?.code ?? null };
}
