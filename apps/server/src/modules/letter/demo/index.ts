import { DAY_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { acknowledge, insertLetters, type LetterRow } from '../letter.repository';

const SIGNATURE = '{brand}用户服务中心';

/** Letters of the demo: about deliveries, prices and rights, and one that was taken back. */
const letters = (now: number): LetterRow[] => [
  {
    id: 'winter-delivery',
    title: '关于冬季交付时间调整的说明',
    about: 'delivery',
    paragraphs: [
      '受北方雨雪天气影响，部分运输线路本月临时限行，少数订单的到店时间会比原计划晚一些。',
      '我们已为受影响的订单增加运输班次，并将持续更新物流进度。您的权益与成交价不受影响。',
      '给您带来的不便，我们深表歉意。如有疑问，请随时联系在线客服或您的专属顾问。',
    ],
    changes: [
      { item: '预计到店', before: '下单后 4 至 6 周', after: '下单后 5 至 7 周' },
      { item: '等待补偿', before: '无', after: '逾期每周 500 积分' },
    ],
    modelIds: ['YL01', 'YLX'],
    signature: SIGNATURE,
    publishedAt: now,
    recalledAt: null,
  },
  {
    id: 'option-price',
    title: '关于部分选装价格调整的说明',
    about: 'price',
    paragraphs: ['因原材料成本变化，以下选装的价格自下月 1 日起调整。已支付定金的订单按下单时的价格执行。'],
    changes: [
      { item: '21 英寸轮毂', before: '12000 元', after: '10000 元' },
      { item: '冬季套装', before: '6000 元', after: '6800 元' },
    ],
    modelIds: ['YL09'],
    signature: SIGNATURE,
    publishedAt: now - 12 * DAY_MS,
    recalledAt: null,
  },
  {
    id: 'charging-rights',
    title: '关于充电权益结算方式调整的说明',
    about: 'rights',
    paragraphs: ['充电权益由按次结算改为按度结算，额度总量不变。已使用的次数按平均每次 30 度折算。'],
    changes: [{ item: '结算方式', before: '每年 40 次', after: '每年 1200 度' }],
    modelIds: ['YL01'],
    signature: SIGNATURE,
    publishedAt: now - 40 * DAY_MS,
    recalledAt: null,
  },
  {
    id: 'campaign-recalled',
    title: '关于年末活动时间的说明',
    about: 'campaign',
    paragraphs: ['年末活动延期。'],
    changes: [{ item: '开始时间', before: '12 月 1 日', after: '12 月 8 日' }],
    modelIds: [],
    signature: SIGNATURE,
    publishedAt: now - 5 * DAY_MS,
    recalledAt: now - 4 * DAY_MS,
  },
];

/** Letters in every state, one of which a demo person knows. */
export async function seedLetters(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  await insertLetters(ctx.db, fillDeep(letters(now)));
  if ((await findPeople(ctx, ['person-owner'])).has('person-owner'))
    await acknowledge(ctx.db, 'person-owner', 'charging-rights', now - 30 * DAY_MS);
}
