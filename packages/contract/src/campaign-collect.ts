import { PRIZE_KINDS } from '@voltfront/rules/campaign/award-moves';
import {
  COLLECT_TASKS,
  ITEM_RANKS,
  LINK_STATES,
  LINK_VIEWS,
  SET_STATES,
  TASK_STATES,
} from '@voltfront/rules/campaign/collect';
import { z } from 'zod';
import { Campaign, CampaignSlug } from './campaign-shapes';
import { At, Id, Paging, PicturePath, pageOf } from './common';
import { defineEndpoints } from './define';

const Ref = z.object({ slug: CampaignSlug });
const LinkRef = z.object({ linkId: Id });
/** Names an item, a set or a recipe of a campaign. */
const Key = z.string().regex(/^[a-z0-9-]{1,20}$/);
const MOST_ITEMS = 40;
/** Most items that a recipe takes. */
const MOST_PLACES = 9;
/** Longest greeting with a gift. */
const GREETING = 30;
const Word = z.string().min(1).max(20);
const Line = z.string().min(1).max(60);

/** What is collected. */
const Item = z.strictObject({
  key: Key,
  title: Word,
  /** Shown with the large picture. */
  text: z.string().max(60),
  /** With a clear ground; null: the title is drawn on a card. */
  picture: PicturePath.nullable(),
  set: Key,
  rank: z.enum(ITEM_RANKS).nullable(),
});

/** An item in parts of 10,000. */
const Odds = z.array(z.strictObject({ item: Key, weight: z.int().min(1).max(10_000) })).max(MOST_ITEMS);

const Recipe = z.strictObject({
  key: Key,
  title: Word,
  /** What it takes: so many, of one rank or set where they are given, each another one where that is wanted. */
  needs: z.strictObject({
    takes: z.int().min(2).max(MOST_PLACES),
    rank: z.enum(ITEM_RANKS).nullable(),
    set: Key.nullable(),
    isDistinct: z.boolean(),
  }),
  /** What it makes, by odds; empty where it only enters the draw. */
  gives: Odds,
  /** Enters the draw, once for each person. */
  enters: z.boolean(),
});

const Quiz = z.strictObject({
  question: Line,
  options: z.array(z.string().min(1).max(30)).min(2).max(4),
  /** Number of the right option, from 1. */
  right: z.int().min(1).max(4),
});

/** What pages are told of the settings: no answers, and no code. */
const Shown = z.strictObject({
  /** `album`: sets of pins. `cards`: cards whose titles make a word. */
  look: z.enum(['album', 'cards']),
  sets: z
    .array(z.strictObject({ key: Key, title: z.string().min(1).max(10) }))
    .min(1)
    .max(6),
  items: z.array(Item).min(2).max(MOST_ITEMS),
  /** Odds of the days, one after the other. */
  pools: z
    .array(z.strictObject({ key: Key, title: z.string().min(1).max(12), odds: Odds }))
    .min(1)
    .max(7),
  /** Each brings an item on each day. */
  tasks: z.array(z.enum(COLLECT_TASKS)).min(1),
  /** Items that tasks bring on a day. */
  itemsPerDay: z.int().min(1).max(10),
  recipes: z.array(Recipe).max(6),
  /** The last one of an item cannot be given or composed. */
  keepsLast: z.boolean(),
  /** Items that a person can give and ask for by links on a day, and take from friends. */
  givesPerDay: z.int().min(0).max(50),
  asksPerDay: z.int().min(0).max(50),
  takesPerDay: z.int().min(1).max(50),
  /** Hours in which a link can be used. */
  linkHours: z.int().min(1).max(72),
  /** Recipes that enter the draw do so before this moment; null: until the end. */
  composeUntil: At.nullable(),
  /** When prizes are drawn among people who entered; null: none are. */
  drawsAt: At.nullable(),
});

/** What is special about a campaign in which items are collected. */
export const CollectSettings = Shown.extend({
  /** Questions of the days, one after the other. */
  quiz: z.array(Quiz).max(60),
  /** The page before the start; null: there is none. */
  warmUp: z
    .strictObject({
      /** Printed code that leads to the campaign: who wants to be reminded is led by it. */
      code: z.string().min(2).max(20),
      /** Items for a reminder. */
      remindItems: z.int().min(0).max(3),
      /** The brand's year. */
      review: z.array(z.strictObject({ figure: z.string().min(1).max(12), text: Line })).max(8),
    })
    .nullable(),
});

/** `detail` of a prize: for a complete set, for each who enters, or drawn among them. */
export const CollectTerms = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('set'), set: Key }),
  z.strictObject({ for: z.literal('entry') }),
  z.strictObject({ for: z.literal('draw') }),
]);

const Face = z.object({ nickname: z.string(), avatar: PicturePath });
const Prize = z.object({
  kind: z.enum(PRIZE_KINDS),
  title: z.string(),
  picture: PicturePath,
  /** Null: without end. */
  left: z.int().nullable(),
});

const Task = z.object({
  task: z.enum(COLLECT_TASKS),
  state: z.enum(TASK_STATES),
  /** Of the quiz. The right option is told once it was answered; numbers from 1. */
  question: z
    .object({
      question: z.string(),
      options: z.array(z.string()),
      chosen: z.int().nullable(),
      right: z.int().nullable(),
    })
    .nullable(),
});

const Own = z.object({
  /** Items that the person has, those left out being none; `inGifts` wait for friends. */
  counts: z.array(z.object({ item: Key, count: z.int().min(0), inGifts: z.int().min(0) })),
  tasks: z.array(Task),
  /** Items that tasks can still bring today. */
  itemsLeft: z.int().min(0),
  givesLeft: z.int().min(0),
  asksLeft: z.int().min(0),
  /** Entered the draw. */
  hasEntered: z.boolean(),
  /** Titles of what was won in it. */
  won: z.array(z.string()),
  isReminded: z.boolean(),
});

const Collect = z.object({
  campaign: Campaign,
  settings: Shown,
  /** The pool of today. */
  pool: Key,
  /** Rewards of sets in the order of the sets; `state` is `missing` for visitors. */
  sets: z.array(z.object({ set: Key, prizes: z.array(Prize), state: z.enum(SET_STATES).nullable() })),
  /** What each gets who enters. */
  entryPrizes: z.array(Prize),
  /** People who entered the draw. */
  entrants: z.int().min(0),
  warmUp: z
    .object({
      items: z.int(),
      review: z.array(z.object({ figure: z.string(), text: z.string() })),
      /** People who want to be reminded. */
      reminders: z.int().min(0),
    })
    .nullable(),
  drawing: z
    .object({
      at: At,
      prizes: z.array(z.object({ title: z.string(), picture: PicturePath, count: z.int() })),
      done: z.object({ at: At, entrants: z.int() }).nullable(),
      seedHash: z.string(),
      seed: z.string().nullable(),
    })
    .nullable(),
  /** Null for visitors. */
  own: Own.nullable(),
});

const Link = z.object({
  linkId: Id,
  /** `give`: the item waits in it. `ask`: a friend may give one. */
  kind: z.enum(['give', 'ask']),
  item: Item,
  greeting: z.string(),
  state: z.enum(LINK_STATES),
  /** Who took or gave it. */
  friend: Face.nullable(),
  createdAt: At,
  expiresAt: At,
});

const LinkView = z.object({
  campaign: Campaign,
  look: Shown.shape.look,
  link: Link,
  owner: Face,
  view: z.enum(LINK_VIEWS),
});

/** What was got by a task or a recipe, and the campaign after it. */
const Got = z.object({ collect: Collect, item: Key.nullable() });

export const campaignCollect = defineEndpoints({
  'GET /api/mpmkt/v1/campaign/collect': {
    summary: 'A campaign in which items are collected, with those of the caller and their tasks of today.',
    auth: 'optional',
    query: Ref,
    reply: Collect,
  },
  'POST /api/mpmkt/v1/campaign/collect/note': {
    summary: 'Notes that the caller shared the campaign, or went to the stores from it, today.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ task: z.enum(['share', 'store']) }),
    reply: Collect,
  },
  'POST /api/mpmkt/v1/campaign/collect/answer': {
    summary: 'Answers the question of today, once. LIMIT_REACHED for a second answer.',
    auth: 'customer',
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ option: z.int().min(1).max(4) }),
    reply: Collect,
  },
  'POST /api/mpmkt/v1/campaign/collect/take': {
    summary:
      'Takes the item of a task that was done today. LIMIT_REACHED when it was taken, is not done, or the day is full.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ task: z.enum(COLLECT_TASKS) }),
    reply: Got,
  },
  'POST /api/mpmkt/v1/campaign/collect/claim': {
    summary: 'Claims the reward of a complete set, once. STATE_CHANGED while something is missing, SOLD_OUT.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ set: Key }),
    reply: Collect,
  },
  'POST /api/mpmkt/v1/campaign/collect/compose': {
    summary:
      'Makes one item of several, or enters the draw with them, in one step. BAD_INPUT for what fits no recipe, STATE_CHANGED without the items or after the time, LIMIT_REACHED for a second entry.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ recipe: Key, items: z.array(Key).min(2).max(MOST_PLACES) }),
    reply: Got,
  },
  'POST /api/mpmkt/v1/campaign/collect/give': {
    summary:
      'Locks an item in a link for a friend. STATE_CHANGED without one to spare, LIMIT_REACHED, CONTENT_REFUSED.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ item: Key, greeting: z.string().max(GREETING) }),
    reply: Link,
  },
  'POST /api/mpmkt/v1/campaign/collect/ask': {
    summary: 'Asks friends for an item by a link. LIMIT_REACHED.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref.extend({ item: Key }),
    reply: Link,
  },
  'GET /api/mpmkt/v1/campaign/collect/link': {
    summary: 'A link by which somebody gives or asks for an item, and what the caller can do with it.',
    auth: 'optional',
    query: LinkRef,
    reply: LinkView,
  },
  'POST /api/mpmkt/v1/campaign/collect/link/use': {
    summary:
      'Takes what is given, or gives what is asked for: the first caller does. STATE_CHANGED when it is done or over, FORBIDDEN for the own one, LIMIT_REACHED.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: LinkRef,
    reply: LinkView,
  },
  'GET /api/mpmkt/v1/campaign/collect/links': {
    summary: 'Links of the caller in a campaign, newest first.',
    auth: 'customer',
    query: Ref.extend(Paging.shape),
    reply: pageOf(Link),
  },
  'POST /api/mpmkt/v1/campaign/collect/remind': {
    summary: 'Reminds the caller of the start, once, and gives the items for it. STATE_CHANGED once it has begun.',
    auth: 'customer',
    risk: true,
    rate: 'write',
    idempotent: true,
    body: Ref,
    reply: Collect,
  },
  'GET /api/mpmkt/v1/campaign/collect/review': {
    summary: 'The year of the caller in figures.',
    auth: 'customer',
    query: Ref,
    reply: z.object({
      nickname: z.string(),
      avatar: PicturePath,
      days: z.int(),
      posts: z.int(),
      /** Earned this year. */
      points: z.int(),
      /** Of the newest own car; null without one. */
      kilometres: z.int().nullable(),
    }),
  },
});

export type CollectSettingsData = z.output<typeof CollectSettings>;
export type CollectTermsData = z.output<typeof CollectTerms>;
export type CollectData = z.output<typeof Collect>;
export type CollectItemData = z.output<typeof Item>;
export type CollectRecipeData = z.output<typeof Recipe>;
export type CollectTaskData = z.output<typeof Task>;
export type CollectLinkData = z.output<typeof Link>;
export type CollectLinkViewData = z.output<typeof LinkView>;
export type CollectReviewData = z.output<
  (typeof campaignCollect)['GET /api/mpmkt/v1/campaign/collect/review']['reply']
>;
