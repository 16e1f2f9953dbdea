import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';

/** Where the gift of an application stands; empty where none is counted. */
export function giftWords(state: TestDriveData['giftState']): string {
  if (state === null) return '';
  return { reserved: t`待领取`, given: t`已领取`, gone: t`已领完`, refused: t`未符合条件` }[state];
}
