/**
 * Shapes of the demo data. Texts name the brand and its models by placeholders (`{brand}`, `{YL01}` …) that the loader fills in;
 * pictures are paths below the assets folder, without a leading slash; times are relative to the moment the data is loaded.
 */
import type { GrantedRole } from '@voltfront/contract/permissions';
import type { OptionGroup, OptionProduct } from '@voltfront/rules/configurator/types';

/** Model codes, as used in file names of pictures. */
export type ModelCode = 'YL01' | 'YLX' | 'YL09' | 'CS1E';

/** Path below the assets folder, such as `covers/scene-dusk.webp`. */
export type AssetPath = string;

/** Weeks from locking an order to delivery. */
export interface WeekSpan {
  from: number;
  to: number;
}

/** A product of the configurator with what a screen shows. */
export interface DemoProduct extends OptionProduct {
  description: string;
  /** Key into the car pictures: paint, wheel or interior theme; null for everything else. */
  art: string | null;
  /** Colour of a paint or an interior, #rrggbb. */
  swatch: string | null;
}

/** One version of a model with its option list. */
export interface DemoVersion {
  versionId: string;
  versionName: string;
  /** Long name, such as 后驱长续航版. */
  versionTitle: string;
  highlights: readonly string[];
  rangeKm: number;
  powerKw: number;
  /** Seconds from 0 to 100 km/h. */
  accelerationS: number;
  batteryKwh: number;
  basePriceFen: number;
  /** Limited-time discount, in fen; 0 when there is none. */
  discountFen: number;
  isSoldOut: boolean;
  /** No longer offered; shown only to those who kept it. */
  isWithdrawn?: boolean;
  deliveryWeeks: WeekSpan;
  groups: readonly OptionGroup[];
  products: readonly DemoProduct[];
}

/** A benefit of the month. */
export interface DemoBenefit {
  title: string;
  text: string;
  /** Days from loading to the end. */
  endsInDays: number;
}

export interface DemoModel {
  modelId: ModelCode;
  /** Placeholder of the name. */
  name: string;
  stage: 'onSale' | 'blindBooking';
  bodyType: string;
  seats: string;
  tagline: string;
  /** Portrait picture of the car tab. */
  hero: AssetPath;
  /** Transparent picture of the whole car. */
  cutout: AssetPath;
  facts: readonly { value: string; unit: string; label: string }[];
  /** Scenes with a line each; paths below the pictures. */
  gallery: readonly { picture: string; title: string }[];
  /** Templates with `{view}`, `{wheel}`, `{paint}`, `{theme}` and perhaps `{row}`, as `VersionConfig` of the contract explains them. */
  pictures: { exterior: string; rearWheel: string; interior: string };
  personalSubsidyFen: number;
  enterpriseSubsidyFen: number;
  /** Example of a loan: share of the first payment in percent, months, yearly rate in basis points. */
  monthlyExample: { downPercent: number; months: number; rateBp: number };
  benefits: readonly DemoBenefit[];
  versions: readonly DemoVersion[];
}

export interface DemoAuthor {
  authorId: string;
  nickname: string;
  avatar: AssetPath;
  bio: string;
  isOwner: boolean;
  isOfficial: boolean;
}

/** One block of an article. */
export type DemoBlock =
  | { kind: 'paragraph' | 'heading' | 'quote'; text: string }
  | { kind: 'picture'; src: AssetPath; aspect: number; caption: string | null }
  | { kind: 'video'; src: AssetPath; poster: AssetPath; aspect: number };

export interface DemoArticle {
  articleId: string;
  title: string;
  authorId: string;
  cover: AssetPath;
  blocks: readonly DemoBlock[];
  topicId: string | null;
  modelId: ModelCode | null;
  place: string | null;
  publishedMinutesAgo: number;
  /** Counts before anything that demo people do. Comments have no base: they are counted from `comments`. */
  baseCounts: { view: number; like: number; favourite: number };
  isSelected: boolean;
  state: 'published' | 'reviewing' | 'deleted';
  isCommentClosed: boolean;
}

/** A comment, or a reply when `parentId` is set. */
export interface DemoComment {
  commentId: string;
  articleId: string;
  /** Top-level comment that this one answers. */
  parentId: string | null;
  /** Author answered inside a reply; null when the top-level comment itself is answered. */
  replyToAuthorId: string | null;
  authorId: string;
  text: string;
  publishedMinutesAgo: number;
  likeCount: number;
}

export interface DemoTopic {
  topicId: string;
  name: string;
  intro: string;
}

export interface DemoActivity {
  activityId: string;
  title: string;
  cover: AssetPath;
  isOnline: boolean;
  place: string;
  /** GCJ-02; null for online activities. */
  location: { latitude: number; longitude: number } | null;
  /** Days from loading, negative in the past. */
  signUpDays: { from: number; to: number };
  eventDays: { from: number; to: number };
  capacity: number;
  joinedCount: number;
  pointsFee: number;
  isOwnerOnly: boolean;
  isCancelled: boolean;
  blocks: readonly DemoBlock[];
}

export interface DemoVote {
  voteId: string;
  title: string;
  cover: AssetPath;
  intro: string;
  windowDays: { from: number; to: number };
  options: readonly { optionId: string; name: string; picture: AssetPath; ballotCount: number }[];
}

export interface DemoBanner {
  bannerId: string;
  title: string;
  picture: AssetPath;
  /** Route inside the shop. */
  link: string;
}

export interface DemoTab {
  key: 'recommend' | 'aggregated' | 'newest' | 'selected' | 'follow';
  label: string;
  /** Model of the aggregated tab. */
  modelId: ModelCode | null;
}

export interface DemoWelfareBubble {
  title: string;
  text: string;
  picture: AssetPath;
  link: string;
}

export interface DemoCity {
  /** Six digits, GB/T 2260. */
  cityCode: string;
  name: string;
  province: string;
  /** Syllables of the name without 市: `shang hai`. */
  pinyin: string;
  /** Place among the cities that pickers offer first, from 1. */
  hotRank: number | null;
  isServed: boolean;
  /** Weeks added to the delivery estimate of a version. */
  extraWeeks: number;
  /** Centre of the city, GCJ-02. */
  latitude: number;
  longitude: number;
}

export interface DemoStore {
  storeId: string;
  name: string;
  kind: 'centre' | 'space' | 'delivery';
  cityCode: string;
  address: string;
  latitude: number;
  longitude: number;
  hours: string;
  phone: string;
  picture: AssetPath;
  services: readonly string[];
}

export interface DemoAdviser {
  adviserId: string;
  storeId: string;
  name: string;
  avatar: AssetPath;
  title: string;
  phone: string;
}

/** A clause; `changedIn` names the version that added or changed it. */
export interface DemoClause {
  clauseId: string;
  title: string;
  text: string;
  changedIn: string | null;
}

/** One version of a legal text. `{{name}}` marks what the order or the person fills in. */
export interface DemoAgreement {
  kind: 'booking' | 'purchase' | 'special' | 'personalInfo' | 'userAgreement' | 'privacyClause';
  title: string;
  version: string;
  /** Days before loading on which it came into force. */
  effectiveDaysAgo: number;
  intro: string;
  clauses: readonly DemoClause[];
}

export type DemoOrderState =
  | 'created'
  | 'expired'
  | 'cancelled'
  | 'intentionPaid'
  | 'depositPaid'
  | 'locked'
  | 'inProduction'
  | 'inTransit'
  | 'arrived'
  | 'paidInFull'
  | 'delivered'
  | 'refunding'
  | 'refunded';

/** An order that the loader makes for a demo person; the configuration is the version's default. */
export interface DemoOrderPlan {
  kind: 'blind' | 'intention' | 'deposit';
  state: DemoOrderState;
  modelId: ModelCode;
  versionId: string;
  createdDaysAgo: number;
  /** Why staff refused the refund that was asked for, so that the order went back to `state`. */
  refundRejection?: string;
}

export interface DemoPerson {
  personId: string;
  /** Mobile number of the demonstration; */
  mobile: string;
  nickname: string;
  avatar: AssetPath;
  /** Those that are given; an owner is whose order is delivered. */
  roles: readonly GrantedRole[];
  isCancelled: boolean;
  memberInfo: { organName: string; jobId: string } | null;
  points: number;
  growth: number;
  favouriteArticleIds: readonly string[];
  followedAuthorIds: readonly string[];
  orders: readonly DemoOrderPlan[];
  /** What the account shows, for people who try the demo. */
  note: string;
}
