import type { VoiceChannel, VoicePostState } from '@voltfront/rules/campaign/voice';

/** A post of a demo person. */
export interface DemoPost {
  /** Its id, which tests name. */
  id: string;
  person: string;
  channel: VoiceChannel;
  state: VoicePostState;
  hoursAgo: number;
  name?: string;
  reads?: number;
  reason?: string;
  /** Title among the best. */
  best?: string;
  /** It is the first accepted one of its person and channel, and brought the stamp. */
  hasStamp?: boolean;
  slug?: string;
}

const friend = (number: number): string => `person-friend-${String(number).padStart(2, '0')}`;

const BEST: readonly (readonly [VoiceChannel, string, number])[] = [
  ['redbook', '冬天接娃，上车就是暖的', 12_840],
  ['douyin', '凌晨四点，去山顶等日出', 38_600],
  ['redbook', '后备箱里的周末，四口人刚好', 6_215],
  ['douyin', '零下三十度，它一次就醒了', 91_300],
  ['redbook', '爸妈第一次自己开去高速', 4_088],
  ['douyin', '灯亮起来的那一下', 22_470],
];

const best: DemoPost[] = BEST.map(([channel, title, reads], index) => ({
  id: `voice-best-${index + 1}`,
  person: friend(40 + index),
  channel,
  state: 'accepted',
  hoursAgo: 30 + index * 11,
  ...(channel === 'redbook' && { name: `晚风里的第${index + 1}站` }),
  reads,
  best: title,
  hasStamp: true,
}));

const WAITING: readonly (readonly [VoiceChannel, string | undefined])[] = [
  ['wechatVideo', '阿树的车窗'],
  ['moments', undefined],
  ['douyin', undefined],
  ['redbook', '南湖边的小满'],
  ['moments', undefined],
  ['wechatVideo', '周末在路上'],
];

const waiting: DemoPost[] = WAITING.map(([channel, name], index) => ({
  id: `voice-wait-${index + 1}`,
  person: friend(50 + index),
  channel,
  state: 'review',
  hoursAgo: 2 + index * 7,
  ...(name !== undefined && { name }),
}));

/** Somebody who has all four stamps and has not claimed yet, and who got the last prize of another campaign. */
const complete = (slug: string, person: string, hoursAgo: number): DemoPost[] =>
  (['wechatVideo', 'moments', 'douyin', 'redbook'] as const).map((channel, index) => ({
    ...{ id: `${slug}-all-${index + 1}`, person, channel, state: 'accepted' as const, hoursAgo: hoursAgo + index * 20 },
    ...(channel === 'wechatVideo' || channel === 'redbook' ? { name: '山海之间' } : {}),
    ...{ reads: 300 + index * 145, hasStamp: true, slug },
  }));

/** Posts in each state that pages and the room of reviews can show; the pictured people have no stamps. */
export const DEMO_POSTS: readonly DemoPost[] = [
  { id: 'voice-own-1', person: 'person-orders', channel: 'douyin', state: 'review', hoursAgo: 5 },
  {
    ...{ id: 'voice-own-2', person: 'person-orders', channel: 'redbook', state: 'refused', hoursAgo: 50 },
    ...{ name: '小林在路上', reason: '笔记未带活动话题，请补充后重新提交' },
  },
  { id: 'voice-own-3', person: 'person-orders', channel: 'moments', state: 'withdrawn', hoursAgo: 60 },
  ...best,
  ...waiting,
  ...complete('voice', friend(60), 40),
  ...complete('voice-gone', friend(61), 60),
  {
    ...{ id: 'voice-removed-1', person: friend(62), channel: 'douyin', state: 'removed', hoursAgo: 120, reads: 87 },
    reason: '作品公开未满 7 天即被删除',
  },
];
