import type { CollectionKey } from './collection';

/** Something that the app keeps on the device. */
export interface KeptOnDevice {
  /** Name in storage; a trailing `*` is a wildcard. */
  name: string;
  /** Item of the list that it belongs to; null for what tells nothing about a person, such as a draft of the car. */
  item: CollectionKey | null;
  /** Kept only while the consent holds. */
  afterConsent?: true;
}

/** Everything that may lie in the app's storage. The network recorder finds anything else. */
export const keptOnDevice: readonly KeptOnDevice[] = [
  { name: 'MALL_TOKEN', item: 'session' },
  { name: 'MALL_USER_INFO', item: 'nickname' },
  { name: 'MALL_PENDING_LOGIN', item: 'mobile' },
  { name: 'MALL_PAGE_AFTER_LOGIN', item: null },
  { name: 'MALL_CHECKED_COMPLIANCE_AGREEMENT', item: 'consent', afterConsent: true },
  { name: 'MALL_CAR_SETTING', item: null },
  { name: 'MALL_MATCHING_CAR', item: null },
  { name: 'MALL_MATCHING_CAR_LIST', item: null },
  { name: 'MALL_MATCHING_CAR_OWNER', item: 'session' },
  { name: 'MALL_COMPARISON_LIST', item: null },
  { name: 'MALL_CAR_MODELS', item: null },
  { name: 'MALL_POSTER_LIST_DATA', item: null },
  { name: 'MALL_SEARCH_HISTORY', item: null },
  { name: 'MALL_WELFARE_BUBBLE', item: null },
  { name: 'MALL_TAB_SEEN', item: 'order' },
  { name: 'MALL_TICKET', item: null },
  { name: 'MALL_LANGUAGE', item: 'environment' },
  { name: 'MALL_APPEARANCE', item: null },
  { name: 'MALL_SHARE_CODE', item: null },
  { name: 'MALL_QUERY_*', item: null },
  { name: 'MALL_HOME_ASKED', item: null },
  { name: 'MALL_RELOADED_AT', item: null },
  { name: 'MALL_REMOTE_CONFIG', item: null },
  { name: 'MALL_FEATURES_OFF', item: null },
  { name: 'MALL_WEB_HOSTS', item: null },
  { name: 'MALL_RISK_DEVICE', item: 'risk', afterConsent: true },
  { name: 'MALL_ANALYTICS_ID', item: 'browsing', afterConsent: true },
  { name: 'MALL_ANALYTICS_QUEUE', item: 'browsing', afterConsent: true },
];

const fits = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The row of a name in storage; undefined for an undescribed name. */
export const keptUnder = (name: string): KeptOnDevice | undefined => keptOnDevice.find((row) => fits(row.name, name));
