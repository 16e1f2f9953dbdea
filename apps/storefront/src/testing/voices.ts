import type { VoiceData, VoicePostData, VoiceStationData } from '@voltfront/contract';
import { VOICE_CHANNELS, type VoiceChannel } from '@voltfront/rules/campaign/voice';
import { DAY_MS } from '@voltfront/rules/time';

const picture = '/assets/coupons/gift.webp';
const now = Date.now();
const film = { form: 'film' as const, title: '灯语', picture, clip: '/assets/films/light.mp4' };
const placard = { form: 'placard' as const, title: '城市夜行', picture, clip: null };

const station = (platform: VoiceChannel): VoiceStationData => ({
  platform,
  task: `任务：${platform}`,
  manual: ['先发布', '再提交'],
  brandAccount: '品牌账号',
  finderUserName: platform === 'wechatVideo' ? 'sphBrand' : null,
  tags: platform === 'moments' ? [] : ['#一起发声'],
  music: platform === 'douyin' ? '向光而行' : null,
  captions: platform === 'moments' ? ['开了三个月，最喜欢夜里灯亮的那一下。'] : [],
  materials: platform === 'moments' ? [placard] : [film],
  example: platform === 'moments' ? picture : null,
});

/** A campaign of posts as a visitor sees it. */
export const someVoice = (): VoiceData => ({
  campaign: {
    ...{ slug: 'voice', title: '一起发声', lead: '一句话', state: 'running', refusal: null },
    ...{ startsAt: now - DAY_MS, endsAt: now + DAY_MS },
    artwork: { wide: picture, tall: picture, accent: '#0f5f63' },
    rules: { version: 2, sections: [{ title: '规则一', paragraphs: ['一段规则'] }] },
  },
  settings: {
    ...{ topic: '#一起发声', postsPerWeek: 2, resends: 2, reviewDays: 3, claimDays: 7 },
    stations: VOICE_CHANNELS.map(station),
    follow: { triesPerDay: 5, films: [{ title: '灯语', picture, feedId: 'film_1' }] },
  },
  stampPoints: 200,
  grand: { kind: 'goods', title: '周边礼盒', picture, left: 9, draw: null },
  best: [],
  own: null,
});

type Own = NonNullable<VoiceData['own']>;

/** What somebody has of it: the states of channels that differ from nothing sent. */
export function someOwn(states: Partial<Record<VoiceChannel, Own['stations'][number]['state']>> = {}): Own {
  const stations = VOICE_CHANNELS.map((channel) => ({
    channel,
    state: states[channel] ?? ('none' as const),
    leftThisWeek: states[channel] === undefined ? 2 : 1,
  }));
  const stamps = stations.filter(({ state }) => state === 'stamped').length;
  return { stations, stamps, grand: 'locked', follow: { state: 'open', triesLeft: 5 } };
}

export const somePost = (changes: Partial<VoicePostData> = {}): VoicePostData => ({
  ...{ postId: 'P1', channel: 'douyin', state: 'review', link: 'https://v.douyin.com/iAbC12d/', picture: null },
  ...{ name: '', sentAt: now, reason: '', readCount: null, hasStamp: false, points: 0, resendsLeft: 2 },
  ...changes,
});
