import { t } from '@lingui/core/macro';
import {
  type CollectedItem,
  type CollectionGroup,
  collectedItems,
  collectionGroups,
  privacyPlatforms,
} from '@voltfront/brand/privacy';
import type { ReplyOf } from '@/api';
import { platformName } from '../platform-name';

type Published = ReplyOf<'GET /api/mpmkt/v1/privacy/catalogue'>;
export type Fact = ReplyOf<'GET /api/mpaccount/v1/privacy/own'>['facts'][number];

/** A group of the list with its items. */
export interface ItemGroup {
  key: CollectionGroup;
  title: string;
  items: CollectedItem[];
}

/** The list in its groups: the published one where it is known, else the one that is built in. */
export function groupItems(published?: Published): ItemGroup[] {
  const titles: Record<CollectionGroup, string> = {
    profile: t`基本资料`,
    trade: t`订单与交易`,
    position: t`位置`,
    device: t`设备`,
    usage: t`使用记录`,
  };
  const builtIn: readonly CollectedItem[] = collectedItems;
  const items = published
    ? published.items.map((item) => ({ ...builtIn.find(({ key }) => key === item.key), ...item }))
    : builtIn;
  return collectionGroups.map((key) => ({
    key,
    title: titles[key],
    items: items.filter(({ group }) => group === key),
  }));
}

/** Text about how often an item was collected; null where it is not counted per account. */
export function countText(fact: Fact | undefined): string | null {
  if (!fact) return null;
  return fact.count === 0 ? t`未收集` : t`${fact.count} 次`;
}

/** The value of a fact in words; platforms are named. */
export function valueText(fact: Fact | undefined): string | null {
  const platform = privacyPlatforms.find((code) => code === fact?.value);
  return platform ? platformName(platform) : (fact?.value ?? null);
}
