import { daysFrom } from '../../../demo/fill';
import { people } from '../../account/demo';
import type { ShareSeed, WishSeed } from '..';
import { models } from './catalogue';
import { shares, wishes } from './shares';

/** The standard options of a version, with the given ones replacing those of their group. */
export function configurationOf(versionId: string, codes: readonly string[]) {
  const model = models.find((each) => each.versions.some((version) => version.versionId === versionId));
  const version = model?.versions.find((each) => each.versionId === versionId);
  if (!model || !version) throw new RangeError(`demo data share the unknown version ${versionId}`);
  const groupOf = (code: string) => version.products.find((product) => product.productCode === code)?.groupCode;
  const single = new Set(codes.map(groupOf).filter((group) => group !== 'package'));
  const standard = version.products
    .filter(({ isDefaultSelected, groupCode }) => isDefaultSelected && !single.has(groupCode))
    .map(({ productCode }) => productCode);
  return { modelId: model.modelId, versionId, productCodes: [...new Set([...standard, ...codes])] };
}

const OPEN_DAYS = 30;

/** Shared configurations of demo people; times are relative to loading. */
export function sharesSeed(now: number): ShareSeed[] {
  return shares.map(({ shareId, personId, versionId, codes, message, daysAgo, isWithdrawn }, at) => ({
    ...configurationOf(versionId, codes),
    shareId,
    accountId: personId,
    sharedBy: people.find((person) => person.personId === personId)?.nickname ?? null,
    message,
    viewCount: (at * 37) % 90,
    createdAt: daysFrom(now, -daysAgo),
    expiresAt: daysFrom(now, OPEN_DAYS - daysAgo),
    withdrawnAt: isWithdrawn ? daysFrom(now, 0) : null,
  }));
}

/** The wish list of the demo account with orders. */
export function wishesSeed(now: number): WishSeed[] {
  return wishes.map(({ versionId, codes, daysAgo }) => ({
    accountId: 'person-orders',
    configuration: configurationOf(versionId, codes),
    savedAt: daysFrom(now, -daysAgo),
  }));
}
