import type { BodyOf, VoiceData, VoiceSettingsData, VoiceStationData } from '@voltfront/contract';
import { POST_NEEDS, VOICE_CHANNELS, type VoiceChannel } from '@voltfront/rules/campaign/voice';
import { DAY_MS } from '@voltfront/rules/time';
import sharp from 'sharp';
import type { TestPerson } from '../../testing';
import { sendPictures } from '../upload/upload.fixture';
import type { CampaignDesk } from './campaign.fixture';
import type { CampaignInput, PrizeInput } from './define-campaign';

const PICTURE = '/assets/covers/scene-city.webp';
const VOICE_PAGE = 'GET /api/mpmkt/v1/campaign/voice' as const;
export const POSTS = 'GET /api/mpmkt/v1/campaign/voice/posts' as const;
const SUBMIT = 'POST /api/mpmkt/v1/campaign/voice/posts/submit' as const;
const RESEND = 'POST /api/mpmkt/v1/campaign/voice/posts/resend' as const;
const WITHDRAW = 'POST /api/mpmkt/v1/campaign/voice/posts/withdraw' as const;
const CLAIM_GRAND = 'POST /api/mpmkt/v1/campaign/voice/claim' as const;
const FOLLOW = 'POST /api/mpmkt/v1/campaign/voice/follow' as const;
export const REVIEWS = 'GET /api/mpmkt/v1/staff/campaign/voice/posts' as const;
export const ACCEPT = 'POST /api/mpmkt/v1/staff/campaign/voice/accept' as const;
export const REFUSE = 'POST /api/mpmkt/v1/staff/campaign/voice/refuse' as const;
export const REMOVE = 'POST /api/mpmkt/v1/staff/campaign/voice/remove' as const;
export const BEST = 'POST /api/mpmkt/v1/staff/campaign/voice/best' as const;

export const WORD = '向光而行出发';

const station = (platform: VoiceChannel): VoiceStationData => ({
  platform,
  task: '发一条原创内容',
  manual: ['先写好内容', '再回来提交'],
  brandAccount: '品牌',
  finderUserName: platform === 'wechatVideo' ? 'sphBrand' : null,
  tags: platform === 'moments' ? [] : ['#一起发声'],
  music: null,
  captions: [],
  materials: [],
  example: null,
});

export const VOICE_SETTINGS: VoiceSettingsData = {
  topic: '#一起发声',
  postsPerWeek: 2,
  resends: 2,
  reviewDays: 3,
  claimDays: 7,
  stations: VOICE_CHANNELS.map(station),
  follow: { word: WORD, triesPerDay: 5, films: [{ title: '影片', picture: PICTURE, feedId: 'film_1' }] },
};

export const stampPrize = (amount = 200): PrizeInput => ({
  kind: 'points',
  title: '发声积分',
  picture: PICTURE,
  amount,
  detail: { for: 'stamp' },
});
export const grandPrize = (changes: Partial<PrizeInput> = {}): PrizeInput => ({
  kind: 'goods',
  title: '周边礼盒',
  picture: PICTURE,
  claimDays: 30,
  ...changes,
  detail: { for: 'allStamps' },
});

/** A campaign of posts that runs for ten days from now. */
export const makeVoice = (
  desk: CampaignDesk,
  settings: Partial<VoiceSettingsData> = {},
  changes: Partial<CampaignInput> = {},
): Promise<string> => {
  const startsAt = desk.server.clock.now();
  return desk.make({
    engine: 'voice',
    startsAt,
    endsAt: startsAt + 10 * DAY_MS,
    plainSettings: { ...VOICE_SETTINGS, ...settings },
    prizes: [stampPrize(), grandPrize()],
    ...changes,
  });
};

type Content = Pick<BodyOf<typeof SUBMIT>, 'text' | 'name' | 'picture'>;

let links = 0;
/** A share text with a link that nobody sent. */
export function newText(channel: 'douyin' | 'redbook' = 'douyin'): string {
  links += 1;
  const host = channel === 'douyin' ? 'v.douyin.com' : 'xhslink.com';
  return `复制打开看看 https://${host}/T${Date.now()}n${links}/ 快来`;
}

/** Uploads a screenshot. @returns its address */
export async function screenshot(desk: CampaignDesk, { token }: TestPerson): Promise<string> {
  const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#777777' } })
    .png()
    .toBuffer();
  const { data } = await sendPictures(desk.server, token, [['shot.png', picture]], 'voice');
  return data[0] ?? '';
}

/** What a post of a channel is handed in with, new each time. */
export async function contentFor(desk: CampaignDesk, person: TestPerson, channel: VoiceChannel): Promise<Content> {
  const needs = POST_NEEDS[channel];
  return {
    ...(needs.link && { text: newText(channel === 'redbook' ? 'redbook' : 'douyin') }),
    ...(needs.name && { name: '路上的人' }),
    ...(needs.picture && { picture: await screenshot(desk, person) }),
  };
}

/** Steps of people and staff in a campaign of posts. */
export function voiceOf(desk: CampaignDesk, slug: string, operator: TestPerson) {
  const { server } = desk;
  const listOf = ({ token }: TestPerson, channel?: VoiceChannel) =>
    server.ask(POSTS, { token, query: { slug, ...(channel && { channel }) } });
  const accept = (postId: string, readCount = 88, { token }: TestPerson = operator) =>
    server.call(ACCEPT, { token, body: { postId, readCount } });
  const trySend = ({ token }: TestPerson, channel: VoiceChannel, content: Content) =>
    server.call(SUBMIT, { token, body: { slug, channel, ...content } });
  /** Hands a new post in. @returns its id */
  const send = async (person: TestPerson, channel: VoiceChannel = 'douyin', content?: Content): Promise<string> => {
    const answer = await trySend(person, channel, content ?? (await contentFor(desk, person, channel)));
    if (answer.name !== 'SUCCESS') throw new Error(`${answer.name}: ${answer.message}`);
    return (await listOf(person, channel)).items[0]?.postId ?? '';
  };
  return {
    listOf,
    accept,
    trySend,
    send,
    show: (person?: TestPerson): Promise<VoiceData> =>
      server.ask(VOICE_PAGE, { query: { slug }, ...(person && { token: person.token }) }),
    resend: ({ token }: TestPerson, postId: string, content: Content) =>
      server.call(RESEND, { token, body: { postId, ...content } }),
    withdraw: ({ token }: TestPerson, postId: string) => server.call(WITHDRAW, { token, body: { postId } }),
    claim: ({ token }: TestPerson) => server.call(CLAIM_GRAND, { token, body: { slug } }),
    word: ({ token }: TestPerson, word: string) => server.call(FOLLOW, { token, body: { slug, word } }),
    refuse: (postId: string, reason = '没有带话题') =>
      server.call(REFUSE, { token: operator.token, body: { postId, reason } }),
    remove: (postId: string, reason = '作品已删除') =>
      server.call(REMOVE, { token: operator.token, body: { postId, reason } }),
    best: (postId: string, title: string | null) =>
      server.call(BEST, { token: operator.token, body: { postId, title } }),
    /** Gives somebody the stamps of these channels. @returns the ids of the posts */
    async stamp(person: TestPerson, channels: readonly VoiceChannel[] = VOICE_CHANNELS): Promise<string[]> {
      const ids: string[] = [];
      for (const channel of channels) {
        const postId = await send(person, channel);
        await accept(postId);
        ids.push(postId);
      }
      return ids;
    },
  };
}
