import { formatDate } from '../format/date';
import { SHANGHAI_OFFSET_MS } from '../format/shanghai-time';
import type { StateMachine } from '../state-machine';
import { DAY_MS } from '../time';

/** Public channels on which people post about the brand, in the order of the route. */
export const VOICE_CHANNELS = ['wechatVideo', 'moments', 'douyin', 'redbook'] as const;
export type VoiceChannel = (typeof VOICE_CHANNELS)[number];

/** What a post of a channel is handed in with. */
export interface PostNeeds {
  /** A link to it; channels without public links have a screenshot. */
  link: boolean;
  /** The author's name there. */
  name: boolean;
  picture: boolean;
}

/** By channel: Channels and Moments give no public link. */
export const POST_NEEDS: Readonly<Record<VoiceChannel, PostNeeds>> = {
  wechatVideo: { link: false, name: true, picture: true },
  moments: { link: false, name: false, picture: true },
  douyin: { link: true, name: false, picture: false },
  redbook: { link: true, name: true, picture: false },
};

/** Longest name of an author. */
export const AUTHOR_MOST = 20;

/** Where a post stands; `removed`: it was accepted, and its author deleted it later. */
export const VOICE_POST_STATES = ['review', 'accepted', 'refused', 'withdrawn', 'removed'] as const;
export type VoicePostState = (typeof VOICE_POST_STATES)[number];

export type VoicePostEvent = 'accept' | 'refuse' | 'withdraw' | 'resend' | 'remove';
export type VoicePostActor = 'customer' | 'staff';

/** Input of the conditions. */
export interface VoicePostFacts {
  /** How often it was sent again, and how often it may be. */
  resends: number;
  most: number;
}

/** The life of a post, which begins in review. */
export const VOICE_POST_MACHINE: StateMachine<VoicePostState, VoicePostEvent, VoicePostActor, VoicePostFacts> = {
  states: VOICE_POST_STATES,
  moves: [
    { event: 'accept', from: ['review'], to: 'accepted', who: ['staff'] },
    { event: 'refuse', from: ['review'], to: 'refused', who: ['staff'] },
    { event: 'withdraw', from: ['review'], to: 'withdrawn', who: ['customer'] },
    {
      event: 'resend',
      from: ['refused'],
      to: 'review',
      who: ['customer'],
      when: ({ resends, most }) => resends < most,
    },
    { event: 'remove', from: ['accepted'], to: 'removed', who: ['staff'] },
  ],
};

/** Monday of the week of Asia/Shanghai that a moment lies in: `2026-11-23`. */
export function shanghaiWeek(at: number): string {
  // 1970-01-01 was a Thursday: the third day after a Monday.
  const days = Math.floor((at + SHANGHAI_OFFSET_MS) / DAY_MS);
  const monday = days - ((days + 3) % 7);
  return formatDate(monday * DAY_MS - SHANGHAI_OFFSET_MS);
}

/** Where somebody stands on a channel. */
export const STATION_STATES = ['none', 'review', 'stamped', 'refused'] as const;
export type StationState = (typeof STATION_STATES)[number];

/** A stamp stays; else what waits counts, then what was refused last. */
export function stationState({
  hasStamp,
  inReview,
  refused,
}: {
  hasStamp: boolean;
  inReview: number;
  refused: number;
}): StationState {
  if (hasStamp) return 'stamped';
  if (inReview > 0) return 'review';
  return refused > 0 ? 'refused' : 'none';
}

/** Where the prize for all stamps stands for a person. */
export const GRAND_STATES = ['locked', 'open', 'claimed', 'soldOut', 'lapsed'] as const;
export type GrandState = (typeof GRAND_STATES)[number];

export function grandState(
  {
    stamps,
    isClaimed,
    left,
    claimUntil,
  }: { stamps: number; isClaimed: boolean; left: number | null; claimUntil: number },
  now: number,
): GrandState {
  if (isClaimed) return 'claimed';
  if (left === 0) return 'soldOut';
  if (stamps < VOICE_CHANNELS.length) return now < claimUntil ? 'locked' : 'lapsed';
  return now < claimUntil ? 'open' : 'lapsed';
}

/** Where the task of the word stands. */
export const FOLLOW_STATES = ['open', 'done', 'usedUp'] as const;
export type FollowState = (typeof FOLLOW_STATES)[number];

/** Wrong words of a person; those of another day do not count. */
export interface FollowTries {
  doneAt: number | null;
  /** Day of Asia/Shanghai on which they were wrong. */
  day: string;
  wrong: number;
}

/** Tries that are left on a day, of so many a day. */
export const triesLeft = (tries: FollowTries | null, day: string, most: number): number =>
  tries === null || tries.day !== day ? most : Math.max(0, most - tries.wrong);

export function followState(tries: FollowTries | null, day: string, most: number): FollowState {
  if (tries !== null && tries.doneAt !== null) return 'done';
  return triesLeft(tries, day, most) > 0 ? 'open' : 'usedUp';
}

const plain = (word: string): string => word.normalize('NFKC').replace(/\s/g, '').toUpperCase();

/** Whether a word is the right one, however its letters were typed. */
export const isRightWord = (given: string, right: string): boolean => plain(given) === plain(right);
