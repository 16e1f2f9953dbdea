import type { PacketSettingsData } from '@voltfront/contract';
import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { CampaignInput } from '../../define-campaign';

const skin = (key: string, name: string, cover: string) => ({
  key,
  name,
  picture: asset(`coupons/skin-${key}.webp`),
  cover: asset(`campaigns/${cover}.webp`),
});

const SKINS = {
  journey: skin('journey', '在路上', 'points-packet'),
  birthday: skin('birthday', '生日', 'birthday-packet'),
  delivery: skin('delivery', '提车', 'delivery-packet'),
  feast: skin('feast', '佳节', 'red-packet'),
  spring: skin('spring', '新春', 'new-year'),
  green: skin('green', '绿行', 'energy-drive'),
  night: skin('night', '星夜', 'points-packet'),
  thanks: skin('thanks', '感谢', 'points-packet'),
};

const artwork = (name: string, accent: string): CampaignInput['artwork'] => ({
  wide: asset(`campaigns/${name}.webp`),
  tall: asset(`campaigns/${name}-tall.webp`),
  accent,
});

const BASE: PacketSettingsData = {
  mode: 'friends',
  kinds: ['equal'],
  shares: { least: 1, most: 20 },
  points: { least: 10, most: 2000 },
  greeting: { most: 20, usual: '恭喜发财', suggestions: ['恭喜发财', '一路顺风', '谢谢你'] },
  skins: [SKINS.journey],
  conditions: ['anyone'],
  dailySends: 3,
  dailyPoints: null,
  codeAbove: null,
  supplementPercent: 0,
  budget: 0,
  opensOwn: false,
  isPrivate: false,
  hasThanks: false,
  recordsOf: [],
};

const NEW: PacketSettingsData = {
  ...BASE,
  kinds: ['random', 'equal'],
  shares: { least: 1, most: 100 },
  points: { least: 10, most: 10_000 },
  greeting: { most: 25, usual: '好运常伴', suggestions: ['生日快乐', '恭喜提车', '佳节快乐', '好运常伴'] },
  skins: [SKINS.birthday, SKINS.delivery, SKINS.feast],
  conditions: ['anyone', 'owners'],
  dailySends: null,
  dailyPoints: [2000, 3000, 5000, 8000, 10_000, 20_000],
  codeAbove: 5000,
  opensOwn: true,
  hasThanks: true,
  recordsOf: ['points-packet-first'],
};

const FESTIVAL: PacketSettingsData = {
  ...BASE,
  kinds: ['random', 'equal'],
  shares: { least: 1, most: 100 },
  points: { least: 1, most: 20_000 },
  greeting: { most: 25, usual: '佳节快乐，万事顺遂', suggestions: ['佳节快乐，万事顺遂', '团团圆圆', '平安喜乐'] },
  skins: [SKINS.feast, SKINS.spring, SKINS.green],
  supplementPercent: 10,
  budget: 50_000,
  isPrivate: true,
};

const ROUNDS: PacketSettingsData = {
  ...BASE,
  mode: 'rounds',
  kinds: ['random', 'equal'],
  shares: { least: 1, most: 2000 },
  points: { least: 10, most: 100_000 },
  skins: [SKINS.night, SKINS.thanks, SKINS.feast],
  conditions: ['anyone', 'owners'],
  budget: 100_000,
};

const FAIR = {
  title: '领取与退回',
  paragraphs: [
    '每个红包 24 小时内有效，每人限领一次，领取的积分实时到账，可在积分明细中查看。',
    '普通红包平均分配；拼手气红包的每一份在发出时已经确定，每份至少 1 积分，与领取先后无关。全部领完后公布手气最佳。',
    '24 小时后未领取的积分自动退回发送者，退回积分的有效期与发出前一致。',
  ],
};
const MISUSE = {
  title: '其他说明',
  paragraphs: [
    '账户中未过期的积分均可发送。领取的积分自到账起 24 个月内有效。',
    '使用外挂、批量账号等方式参与的，取消资格并收回相应积分。积分不可兑换现金，禁止买卖。',
    '如有疑问，请在“我的”页面联系客服。',
  ],
};
const rules = (...sections: CampaignInput['rules']['sections']): CampaignInput['rules'] => ({ version: 1, sections });

const FIRST_RULES = rules(
  {
    title: '谁可以参与',
    paragraphs: ['已登录并绑定手机号的用户均可发送，每人每天最多 3 个；收到链接的用户登录后即可领取。'],
  },
  { title: '发送限制', paragraphs: ['仅支持普通红包：1 至 20 份，每份相同，合计 10 至 2000 积分，祝福语最多 20 字。'] },
  FAIR,
  MISUSE,
);
const NEW_RULES = rules(
  {
    title: '谁可以参与',
    paragraphs: [
      '已登录并绑定手机号的用户均可发送，可设置所有人或仅车主可领。',
      '每日可发积分随会员等级提高：1 级 2000，2 级 3000，3 级 5000，4 级 8000，5 级 10000，6 级 20000。',
    ],
  },
  {
    title: '发送限制',
    paragraphs: [
      '支持拼手气和普通红包：1 至 100 份，每份至少 1 积分，合计 10 至 10000 积分。超过 5000 积分需验证短信验证码。',
      '发送者可以领取一份自己发出的拼手气红包，普通红包不可领取。',
    ],
  },
  FAIR,
  MISUSE,
);
const FESTIVAL_RULES = rules(
  {
    title: '品牌加赠',
    paragraphs: [
      '活动期间每个红包由{brand}加赠 10% 积分，与您的积分一起分给好友，总额 50000 积分，赠完即止。',
      '到期未领取的部分按投入比例退回：您的积分退回账户，加赠部分回到加赠池。不能领取自己发出的红包。',
    ],
  },
  { title: '发送限制', paragraphs: ['1 至 100 份，每份至少 1 积分，合计不超过 20000 积分，每人每天最多 3 个。'] },
  FAIR,
  MISUSE,
);
const ROUND_RULES = rules(
  {
    title: '谁可以领',
    paragraphs: ['登录用户均可参与，部分场次仅限车主，以场次标注为准。每人每场限领一次。'],
  },
  {
    title: '场次与分配',
    paragraphs: [
      '每场的开抢时间、积分和份数提前公布。开抢前可进入等待，到点自动进入；人多时需排队，不影响公平。',
      '拼手气场的每一份在场次发布时已经确定；普通场平均分配。领完即止。',
    ],
  },
  {
    title: '有效期',
    paragraphs: ['每场自开抢起 24 小时有效，未领取的积分退回活动。领取的积分实时到账，可在积分明细中查看。'],
  },
  MISUSE,
);

/** Packet campaigns around a moment: both editions and the festival run, rounds go on; others ended, are to come or paused. */
export function packetCampaigns(now: number): CampaignInput[] {
  const running = { startsAt: now - 90 * DAY_MS, endsAt: now + 60 * DAY_MS };
  const campaign = (
    slug: string,
    title: string,
    lead: string,
    more: Pick<CampaignInput, 'settings' | 'rules' | 'artwork'> & Partial<CampaignInput>,
  ): CampaignInput => ({ engine: 'packet', slug, title, lead, prizes: [], ...running, ...more });
  const first = { settings: { ...BASE }, rules: FIRST_RULES, artwork: artwork('points-packet', '#8f1d22') };
  const festival = { settings: { ...FESTIVAL }, rules: FESTIVAL_RULES, artwork: artwork('red-packet', '#a3231f') };
  return [
    campaign('points-packet-first', '积分红包', '把积分装进红包，送给同路人', first),
    campaign('points-packet', '好友积分红包', '生日、提车、佳节，都值得一个红包', {
      settings: { ...NEW },
      rules: NEW_RULES,
      artwork: artwork('delivery-packet', '#7a1f3d'),
    }),
    campaign('festival-packet', '节日红包', '你发红包，{brand}加赠 10%', festival),
    campaign('community-packet', '社区红包', '每天准点，和车友一起抢积分', {
      settings: { ...ROUNDS },
      rules: ROUND_RULES,
      artwork: artwork('new-year', '#8a2a1c'),
    }),
    campaign('points-packet-trial', '积分红包 · 内测', '首轮内测已圆满结束', {
      ...first,
      startsAt: now - 300 * DAY_MS,
      endsAt: now - 200 * DAY_MS,
    }),
    campaign('festival-packet-spring', '新春红包', '新春佳节，红包即将开启', {
      ...festival,
      artwork: artwork('new-year', '#9b2323'),
      startsAt: now + 20 * DAY_MS,
      endsAt: now + 60 * DAY_MS,
    }),
    campaign('points-packet-paused', '积分红包', '正在升级，稍后回来', { ...first, switch: 'paused' }),
  ];
}
