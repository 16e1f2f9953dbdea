import Taro from '@tarojs/taro';
import { buildPlatform } from '../environment';
import { askHost, failureWords } from '../host';
import type { ImportOutcome } from './types';

export type { ImportedAddress } from './types';

/** Whether the platform has an address book that the customer can choose from: WeChat has. */
export const hasAddressImport = buildPlatform === 'weapp';

/** Opens the messenger's address book; the messenger asks for permission the first time. */
export async function importAddress(): Promise<ImportOutcome> {
  return askHost(() => Taro.chooseAddress()).then(
    ({ userName, telNumber, provinceName, cityName, countyName, detailInfo }) => ({
      receiver: userName,
      mobile: telNumber,
      provinceName,
      cityName,
      districtName: countyName,
      street: detailInfo,
    }),
    (failure: unknown) => (/cancel/i.test(failureWords(failure)) ? 'cancelled' : 'refused'),
  );
}
