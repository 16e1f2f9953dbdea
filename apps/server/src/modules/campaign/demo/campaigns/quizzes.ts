import type { QuizSettingsData } from '@voltfront/contract';
import { startOfShanghaiDay } from '@voltfront/rules/reward/reward-days';
import { DAY_MS, MINUTE_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput, PrizeInput } from '../../define-campaign';
import { CHAMPION } from '../../engines/quiz/quiz-settings';
import { art, FAIR } from './offer-input';

const side = (key: string, title: string, isHorizontal: boolean, ...colors: string[]) => ({
  ...{ key, title, isHorizontal, colors },
});

const SIDES = [
  side('fra', '法国', false, '#1f3c88', '#ffffff', '#d8343a'),
  side('ned', '荷兰', true, '#b8323b', '#ffffff', '#27458f'),
  side('nga', '尼日利亚', false, '#1f8a4c', '#ffffff', '#1f8a4c'),
  side('per', '秘鲁', false, '#cf2f3a', '#ffffff', '#cf2f3a'),
  side('arg', '阿根廷', true, '#7fb8e6', '#ffffff', '#7fb8e6'),
  side('ita', '意大利', false, '#1f8a4c', '#ffffff', '#cf3339'),
  side('aut', '奥地利', true, '#c8323d', '#ffffff', '#c8323d'),
  side('mli', '马里', false, '#2f9a53', '#f3c62f', '#c8323d'),
  side('esp', '西班牙', true, '#c23a33', '#f3c62f', '#c23a33'),
  side('bel', '比利时', false, '#1c1c1c', '#f3c62f', '#d8343a'),
  side('pol', '波兰', true, '#ffffff', '#cf2f4a'),
  side('col', '哥伦比亚', true, '#f3c62f', '#27458f', '#c23a33'),
  side('ger', '德国', true, '#1c1c1c', '#d8343a', '#f3c62f'),
  side('irl', '爱尔兰', false, '#2f8f57', '#ffffff', '#ee8a3a'),
  side('rou', '罗马尼亚', false, '#27458f', '#f3c62f', '#c8323d'),
  side('hun', '匈牙利', true, '#c8323d', '#ffffff', '#3f7a52'),
];

/** Sides of each group, by their position. */
const GROUPS = ['A', 'B', 'C', 'D'].map((name, index) => ({ name, sides: SIDES.slice(index * 4, index * 4 + 4) }));
/** Who plays whom in the three rounds of a group. */
const ROUNDS = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [0, 3],
  [1, 2],
] as const;
/** Kick-offs of a day, minutes after midnight in Shanghai. */
const KICK_OFFS = [18 * 60, 20 * 60 + 30, 23 * 60];

/** The matches of all groups, three a day from a midnight on. */
function groupMatches(from: number): QuizSettingsData['matches'] {
  const all = ROUNDS.flatMap(([home, away]) =>
    GROUPS.map(({ name, sides }) => ({
      phase: `${name} 组`,
      home: sides[home]?.key ?? '',
      away: sides[away]?.key ?? '',
    })),
  );
  return all.map((match, index) => ({
    ...match,
    key: `${match.home}-${match.away}`,
    kicksOffAt:
      from + Math.floor(index / KICK_OFFS.length) * DAY_MS + (KICK_OFFS[index % KICK_OFFS.length] ?? 0) * MINUTE_MS,
  }));
}

/** Points for what is right. */
const points = (purpose: string, title: string, amount: number): PrizeInput => ({
  ...{ kind: 'points', title, amount, picture: asset('coupons/points.webp'), detail: { for: purpose } },
});

/** What is for so many hits in a row. */
const streak = (hits: number, prize: Omit<PrizeInput, 'detail' | 'picture'> & { picture: string }): PrizeInput => ({
  ...prize,
  picture: asset(`coupons/${prize.picture}.webp`),
  detail: { for: 'streak', hits },
});

const PRIZES: PrizeInput[] = [
  points('choice', '猜中赛果', 30),
  points('score', '猜中比分', 100),
  points('firstGoal', '猜中首球', 10),
  points(CHAMPION, '猜中冠军', 500),
  streak(3, { kind: 'points', title: '200 积分', amount: 200, picture: 'points-stack' }),
  streak(5, { kind: 'goods', title: '随行保温杯', stock: 300, claimDays: 15, picture: 'prize-thermos' }),
  streak(8, { kind: 'goods', title: '竞猜纪念足球', stock: 50, claimDays: 15, picture: 'prize-football' }),
];

interface Window {
  slug: string;
  startsAt: number;
  endsAt: number;
  /** The day of the first match. */
  from: number;
  matches?: QuizSettingsData['matches'];
}

function quiz({ slug, startsAt, endsAt, from, matches = groupMatches(from) }: Window): CampaignInput {
  return {
    slug,
    engine: 'quiz',
    title: '世界杯竞猜',
    lead: '猜胜负，赢积分与限量好礼',
    startsAt,
    endsAt,
    rules: {
      version: 1,
      sections: [
        {
          title: '如何竞猜',
          paragraphs: [
            '登录后选择比赛，猜 90 分钟及伤停补时内的胜、平、负，也可以猜比分和首个进球。',
            '每场比赛在开赛前 10 分钟截止，时间以服务器为准；截止前可以修改。',
            '每人每天可竞猜 3 场，分享活动后当天增加 1 场；修改已提交的竞猜不计次数。',
          ],
        },
        {
          title: '积分',
          paragraphs: [
            '猜中胜平负得 30 积分，同时猜中比分再得 100 积分，猜中首个进球的球队再得 10 积分。',
            '赛果以 90 分钟及伤停补时为准，加时赛与点球大战不计入。积分在赛果录入约 10 分钟后到账。',
            '猜中冠军得 500 积分，冠军竞猜在小组赛结束前截止。',
          ],
        },
        {
          title: '连中奖励与排名',
          paragraphs: [
            '按开赛先后，连续猜中 3 场、5 场、8 场，可各领取一次连中奖励，奖品限量，以领取时的库存为准。',
            '排名按竞猜积分由高到低；积分相同的，竞猜较早者在前。',
            '连中奖励请在活动结束后 7 天内领取。',
          ],
        },
        {
          title: '延期与取消',
          paragraphs: ['延期的比赛，已提交的竞猜保留，新的时间公布后可以修改；取消的比赛，竞猜作废，不影响连中。'],
        },
        {
          title: '说明',
          paragraphs: ['本活动不涉及任何形式的投注或现金奖励，与赛事主办方无关。', FAIR],
        },
      ],
    },
    artwork: art('world-cup', '#1d4f8f'),
    settings: {
      closesMinutes: 10,
      perDay: 3,
      shareMore: 1,
      sides: SIDES,
      matches,
      championUntil: from + 7 * DAY_MS,
      claimDays: 7,
    } satisfies QuizSettingsData,
    prizes: PRIZES,
  };
}

/** Results of the first matches of each campaign: goals of both sides, and who scored first; null: the match is void. */
export const SCORES = [
  ...([
    [2, 1, 'home'],
    [3, 0, 'home'],
    [1, 1, 'away'],
    [0, 2, 'away'],
    [0, 0, 'none'],
    [1, 2, 'home'],
  ] as const),
  ...([[2, 0, 'home'], null, [1, 0, 'home'], [2, 2, 'home'], [0, 1, 'away'], [3, 1, 'home']] as const),
  ...([
    [1, 1, 'home'],
    [2, 3, 'away'],
    [0, 0, 'none'],
    [4, 1, 'home'],
    [1, 0, 'home'],
    [0, 2, 'away'],
  ] as const),
  ...([
    [2, 1, 'away'],
    [1, 3, 'away'],
    [1, 0, 'home'],
    [2, 2, 'away'],
    [3, 2, 'home'],
    [0, 1, 'away'],
  ] as const),
];

/** Campaigns of predictions that run, are to come, have a day without matches, are paused and are over. */
export const quizzes = (now: number): CampaignInput[] => {
  const days = (count: number) => startOfShanghaiDay(now) + count * DAY_MS;
  const running = groupMatches(days(-4));
  // A match of tomorrow is put off.
  const matches = running.map((match, index) => (index === 17 ? { ...match, kicksOffAt: null } : match));
  return [
    quiz({ slug: 'world-cup', startsAt: days(-6), endsAt: days(16), from: days(-4), matches }),
    quiz({ slug: 'world-cup-next', startsAt: days(6), endsAt: days(26), from: days(8) }),
    quiz({ slug: 'world-cup-quiet', startsAt: days(-2), endsAt: days(20), from: days(2) }),
    { ...quiz({ slug: 'world-cup-rest', startsAt: days(-4), endsAt: days(14), from: days(-2) }), switch: 'paused' },
    quiz({ slug: 'world-cup-last', startsAt: days(-40), endsAt: days(-20), from: days(-36) }),
  ];
};
