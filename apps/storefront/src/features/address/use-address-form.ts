import { t } from '@lingui/core/macro';
import { STREET_LENGTH } from '@voltfront/rules/address/address-limits';
import type { AreaProvince } from '@voltfront/rules/area/area-tree';
import { matchArea } from '@voltfront/rules/area/match-area';
import { splitAddress } from '@voltfront/rules/area/split-address';
import { useState } from 'react';
import { api } from '@/api';
import { type ChosenLocation, chooseLocation } from '@/features/place/choose-location';
import { showInMiddle } from '@/platform/scroll';
import { type FormState, toast, useForm } from '@/ui';
import { areaValue, draftValues, takeDraft } from './address-draft';
import { type AddressValues, checkAddress, startValues } from './address-form-values';
import type { WholeAddress } from './address-types';

export interface AddressForm {
  state: FormState<AddressValues>;
  /** Something was changed since the form opened. */
  isChanged: boolean;
  /** Fills in what a pasted text tells, and says what it does not. False when it tells nothing. */
  takeText: (text: string) => boolean;
  /** Lets the customer choose a place on the map, and fills in area and street. */
  pickPlace: () => Promise<void>;
}

/** The form of an address: by hand, out of a pasted text, a place on the map, or another app's address. */
export function useAddressForm(address: WholeAddress | undefined, tree: readonly AreaProvince[]): AddressForm {
  const [first] = useState(() => startValues(address));
  const [initial] = useState(() => {
    const draft = takeDraft();
    return draft ? { ...first, ...draftValues(draft, tree) } : first;
  });
  const state = useForm({ name: 'address', initial, check: checkAddress, reveal: showInMiddle });
  return {
    state,
    isChanged: JSON.stringify(state.values) !== JSON.stringify(first),
    takeText: (text) => {
      const { receiver, mobile, street, ...area } = splitAddress(text, tree);
      if (!mobile && !area.city && !street) return false;
      const codes = areaValue(area, tree);
      state.set({
        ...(receiver && { receiver }),
        ...(mobile && { mobile }),
        ...(codes && { area: codes }),
        ...(street && { street: street.slice(0, STREET_LENGTH.max) }),
      });
      tellMissing({ receiver, mobile, area: codes, street });
      return true;
    },
    pickPlace: async () => {
      const place = await chooseLocation();
      if (place) state.set(await placeValues(place, tree));
    },
  };
}

function tellMissing(found: Record<'receiver' | 'mobile' | 'area' | 'street', unknown>): void {
  const names = { receiver: t`收货人`, mobile: t`手机号`, area: t`所在地区`, street: t`详细地址` };
  const missing = (Object.keys(names) as (keyof typeof names)[]).filter((key) => !found[key]).map((key) => names[key]);
  toast(missing.length === 0 ? t`已识别并填写，请核对` : t`请补充${missing.join(t`、`)}`);
}

/** Area and street of a place: by its address, else by what the map knows about the point. An area that is not known stays. */
async function placeValues(place: ChosenLocation, tree: readonly AreaProvince[]): Promise<Partial<AddressValues>> {
  const { address, name, latitude, longitude } = place;
  const named = matchArea(address, tree);
  const rest = named ? address.slice(named.length).trim() : address;
  const isArea = matchArea(name, tree)?.length === name.length;
  const street = [rest, isArea || rest.includes(name) ? '' : name].filter(Boolean).join(' ');
  const area = (named && areaValue(named, tree)) ?? (await areaAt({ latitude, longitude }, tree));
  return { ...(street && { street: street.slice(0, STREET_LENGTH.max) }), ...(area && { area }) };
}

async function areaAt(point: { latitude: number; longitude: number }, tree: readonly AreaProvince[]) {
  const call = { body: point, silent: true } as const;
  const here = await api('POST /{product}-mp-account/v1/account/getMapPositionDTO', call).catch(() => null);
  const found = here && matchArea([here.provinceName, here.cityName, here.districtName].join(' '), tree);
  return found && areaValue(found, tree);
}
