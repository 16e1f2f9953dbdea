import { t } from '@lingui/core/macro';
import type { QuotaData, QuotaGiftData, QuotaGiftViewData } from '@voltfront/contract';

export type QuotaPlaceData = NonNullable<QuotaData['own']>['places'][number];

/** Where a place of a quota stands. */
export function placeStateName({ state, use }: QuotaPlaceData): string {
  const names: Record<QuotaPlaceData['state'], string> = {
    open: use === 'own' ? t`可领取` : t`可赠送`,
    pending: t`赠送中`,
    givenAway: t`已赠送`,
    unused: t`未使用`,
    locked: t`锁定中`,
    used: t`已使用`,
    expired: t`已过期`,
  };
  return names[state];
}

export function familyName(relation: QuotaGiftData['relation']): string {
  const names: Record<QuotaGiftData['relation'], string> = {
    spouse: t`配偶`,
    parent: t`父母`,
    child: t`子女`,
    sibling: t`兄弟姐妹`,
  };
  return names[relation];
}

/** Where a gift stands, for its giver. */
export function giftStateName(state: QuotaGiftData['state']): string {
  const names: Record<QuotaGiftData['state'], string> = {
    open: t`待领取`,
    accepted: t`已领取`,
    takenBack: t`已退回`,
    expired: t`超时退回`,
  };
  return names[state];
}

/** Why somebody cannot accept a gift; null: they can, or did. */
export function giftNotice(state: QuotaGiftViewData['state']): string | null {
  const words: Record<QuotaGiftViewData['state'], string | null> = {
    waiting: null,
    mine: null,
    taken: t`该内购券已被领取`,
    takenBack: t`赠送人已收回该内购券`,
    expired: t`链接已过期，内购券已退回赠送人`,
    otherPhone: t`当前登录手机号与赠送人填写的不一致，请更换账号`,
    own: t`这是您赠送的内购券，请分享给亲友领取`,
  };
  return words[state];
}
