import { DAY_MS } from '../time';
import { parseHttpAddress } from '../web-address/http-address';

/** Public channels of creators. */
export const CREATOR_CHANNELS = ['douyin', 'redbook', 'wechatVideo', 'bilibili', 'autohome'] as const;
export type CreatorChannel = (typeof CREATOR_CHANNELS)[number];

/** Where an application of a creator stands; `review` and `accepted` hold its person. */
export const APPLICATION_STATES = ['review', 'accepted', 'refused', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Hosts of a channel; WeChat Channels gives no public link to an account. */
const HOSTS: Readonly<Record<CreatorChannel, readonly string[]>> = {
  douyin: ['douyin.com', 'iesdouyin.com'],
  redbook: ['xiaohongshu.com', 'xhslink.com'],
  wechatVideo: [],
  bilibili: ['bilibili.com', 'b23.tv'],
  autohome: ['autohome.com.cn'],
};

/** Whether an account of the channel is named by a link. */
export const hasAccountLink = (channel: CreatorChannel): boolean => HOSTS[channel].length > 0;

export const APPLICATION_LIMITS = {
  nameMin: 2,
  nameMost: 20,
  accountMost: 30,
  followersMost: 1_000_000_000,
  worksMost: 3,
  picturesMost: 1,
  aboutMin: 20,
  aboutMost: 300,
  /** Longest text in which a link is looked for. */
  linkMost: 500,
} as const;

/** Share texts put words right behind a link; none of its letters is outside of these. */
const LINKS = /https?:\/\/[\w.~:/?#@!$&*+;=%-]+/gi;

const isOfHost = (hostname: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

/**
 * The first link in a text that leads to one of the channels, without query and fragment; null when there is none. It is never
 * fetched.
 *
 * @example findCreatorLink('看看我 https://www.bilibili.com/video/BV1?spm=1', ['bilibili']) // 'https://www.bilibili.com/video/BV1'
 */
export function findCreatorLink(text: string, channels: readonly CreatorChannel[] = CREATOR_CHANNELS): string | null {
  const hosts = channels.flatMap((channel) => HOSTS[channel]);
  for (const [found] of text.slice(0, APPLICATION_LIMITS.linkMost).matchAll(LINKS)) {
    const address = parseHttpAddress(found);
    if (!address || address.origin !== `${address.protocol}//${address.hostname}`) continue;
    const path = address.rest.split(/[?#]/)[0] ?? '';
    if (isOfHost(address.hostname, hosts)) return `https://${address.hostname}${path}`;
  }
  return null;
}

/** An account of a creator, as it is written. */
export interface ChannelDraft {
  channel: CreatorChannel;
  name: string;
  /** Text with the link to the account; empty where there is none. */
  link: string;
  followers: number | null;
}

/** What was made: a link to it, or an own article of the community. */
export type WorkDraft = { kind: 'link'; link: string } | { kind: 'article'; writingId: string };

/** An application as it is written; a draft may lack anything. */
export interface ApplicationDraft {
  name: string;
  cityCode: string | null;
  channels: readonly ChannelDraft[];
  works: readonly WorkDraft[];
  pictures: readonly string[];
  about: string;
}

/** What is wrong with an application, by its part: `channels.0.link` is the link of the first account. */
export type ApplicationFault = 'missing' | 'short' | 'long' | 'link' | 'number' | 'double' | 'many';
export type ApplicationFaults = Readonly<Record<string, ApplicationFault>>;

const lengthOf = (text: string): number => [...text.trim()].length;

function textFault(text: string, least: number, most: number): ApplicationFault | null {
  const length = lengthOf(text);
  if (length === 0) return 'missing';
  if (length < least) return 'short';
  return length > most ? 'long' : null;
}

function channelFaults({ channel, name, link, followers }: ChannelDraft): [string, ApplicationFault | null][] {
  const isCount = followers !== null && Number.isInteger(followers) && followers >= 0;
  return [
    ['name', textFault(name, 1, APPLICATION_LIMITS.accountMost)],
    ['link', hasAccountLink(channel) && findCreatorLink(link, [channel]) === null ? 'link' : null],
    ['followers', isCount && followers <= APPLICATION_LIMITS.followersMost ? null : 'number'],
  ];
}

function faultOfChannels(channels: readonly ChannelDraft[]): ApplicationFault | null {
  if (channels.length === 0) return 'missing';
  const kinds = new Set(channels.map(({ channel }) => channel));
  return kinds.size < channels.length ? 'double' : null;
}

function faultOfWorks(works: readonly WorkDraft[]): ApplicationFault | null {
  if (works.length === 0) return 'missing';
  if (works.length > APPLICATION_LIMITS.worksMost) return 'many';
  const keys = new Set(works.map((work) => (work.kind === 'link' ? findCreatorLink(work.link) : work.writingId)));
  return keys.size < works.length ? 'double' : null;
}

/** Everything that is wrong with an application; empty when it can be sent. */
export function faultsOfApplication(draft: ApplicationDraft): ApplicationFaults {
  const { name, cityCode, channels, works, pictures, about } = draft;
  const { nameMin, nameMost, aboutMin, aboutMost, picturesMost } = APPLICATION_LIMITS;
  const all: [string, ApplicationFault | null][] = [
    ['name', textFault(name, nameMin, nameMost)],
    ['cityCode', cityCode ? null : 'missing'],
    ['channels', faultOfChannels(channels)],
    ...channels.flatMap((channel, index) =>
      channelFaults(channel).map(([part, fault]): [string, ApplicationFault | null] => [
        `channels.${index}.${part}`,
        fault,
      ]),
    ),
    ['works', faultOfWorks(works)],
    ...works.map((work, index): [string, ApplicationFault | null] => [
      `works.${index}`,
      work.kind === 'link' && findCreatorLink(work.link) === null ? 'link' : null,
    ]),
    ['pictures', pictures.length > picturesMost ? 'many' : null],
    ['about', textFault(about, aboutMin, aboutMost)],
  ];
  return Object.fromEntries(all.filter((entry): entry is [string, ApplicationFault] => entry[1] !== null));
}

/** The first moment (epoch ms) at which somebody who was refused then may apply again. */
export const againFrom = (refusedAt: number, days: number): number => refusedAt + days * DAY_MS;

/** Number of the creator who was accepted as the n-th. */
export const creatorNo = (n: number): string => `C${String(n).padStart(5, '0')}`;
