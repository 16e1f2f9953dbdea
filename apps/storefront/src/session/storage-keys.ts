import type { FeedCardData, UserInfoData } from '@voltfront/contract';
import { SHARE_CODE_KEY } from '@voltfront/rules/page-query';
import type { QueuedEvent } from '@/platform/analytics';
import { storage } from '@/platform/storage';

const PREFIX = 'MALL_';

/** The page that opens after login. */
export interface PageAfterLogin {
  /** Its title. */
  pageName: string;
  /** Its path with the query. */
  pageRoute: string;
}

/** The customer's choice in the configurator. */
export interface CarSetting {
  modelId: string;
  versionId: string;
  batteryId: string;
  groupLevel: number;
  itemAndSkuResultList: {
    rootItemCode: string;
    itemName: string;
    theme: string;
    skuResultList: {
      skuCode: string;
      skuName: string;
      subSkuResultList: { skuCode: string; skuName: string }[];
    }[];
  }[];
}

/** A stock car that fits the customer's choice. */
export interface MatchingCar {
  carNo: string;
  versionId: string;
  productCodes: string[];
}

/** First page of each community tab as last seen, shown until the server responds and while offline. */
export type PosterListData = Partial<Record<'recommend' | 'newest' | 'selected' | 'follow', readonly FeedCardData[]>>;

/** A login between the phone number and the code. Kept in storage and not in the address, which servers log. */
export interface PendingLogin {
  mobile: string;
  /** Ticket of a platform account that still has no phone. */
  bindTicket: string | null;
  /** From when on another code can be asked for, epoch milliseconds of the device. */
  resendAt: number;
  /** Codes of one phone a day are used up. */
  isLimitReached?: boolean;
}

/** Everything the app keeps, by its name in storage (the prefix `MALL_` is added) and with its type. */
export interface StoredValues {
  TOKEN: string;
  USER_INFO: UserInfoData;
  CAR_SETTING: CarSetting;
  MATCHING_CAR: MatchingCar;
  MATCHING_CAR_LIST: MatchingCar[];
  /** Account whose list that is; nothing for a visitor's own. */
  MATCHING_CAR_OWNER: string;
  /** Versions side by side in the comparison, at most four. */
  COMPARISON_LIST: string[];
  POSTER_LIST_DATA: PosterListData;
  /** What was searched for, the latest first. */
  SEARCH_HISTORY: string[];
  /** Whether the welfare bubble of the home page was seen, and until when it stays away (ms). */
  WELFARE_BUBBLE: { hiddenUntilAt: number };
  /** What was new on the tabs when they were last looked at: the community's newest card, orders waiting for a payment. */
  TAB_SEEN: { community?: string; orders?: string[] };
  /** What was chosen in a vote of several steps and not submitted yet. */
  VOTE_DRAFT: { voteId: string; period: number; choices: Record<string, readonly string[]> };
  PAGE_AFTER_LOGIN: PageAfterLogin;
  PENDING_LOGIN: PendingLogin;
  /** The customer agreed to the privacy policy and the user agreement. */
  CHECKED_COMPLIANCE_AGREEMENT: boolean;
  /** Ticket of code 2000001. */
  TICKET: string;
  /** Language of texts, `zh-CN`, `en` or `system`; read by the server's page before the first paint as well. */
  LANGUAGE: string;
  /** Light, dark or as the system; read by the server's page before the first paint as well. */
  APPEARANCE: string;
  /** Random id of this device for usage events; made after consent, removed when it is withdrawn. */
  ANALYTICS_ID: string;
  /** Usage events that could not be sent yet. */
  ANALYTICS_QUEUE: QueuedEvent[];
  /** Random id of this device for device risk; made after consent, removed when it is withdrawn. */
  RISK_DEVICE: string;
  [SHARE_CODE_KEY]: string;
}

export type StoredName = keyof StoredValues;

/** Typed access to the app's storage. Values come from older versions too: readers check what they rely on. */
export const stored = {
  get<N extends StoredName>(name: N): StoredValues[N] | undefined {
    return storage.get(PREFIX + name) as StoredValues[N] | undefined;
  },
  set<N extends StoredName>(name: N, value: StoredValues[N]): void {
    storage.set(PREFIX + name, value);
  },
  remove(...names: StoredName[]): void {
    for (const name of names) storage.remove(PREFIX + name);
  },
};

/** Values of page queries, under derived names that no type lists. */
export const storedQuery = {
  get: (name: string): unknown => storage.get(PREFIX + name),
  set: (name: string, value: string): void => storage.set(PREFIX + name, value),
  remove: (name: string): void => storage.remove(PREFIX + name),
};

/** Names (without prefix) of everything stored, for the settings and test pages. */
export const storedNames = (): string[] =>
  storage
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
