import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { insertOrderTexts } from '../text/order-text.repository';
import type { OrderTextBlock } from '../text/order-text.tables';

const heading = (zh: string, en: string): OrderTextBlock => ({ kind: 'heading', text: { zh, en } });
const say = (zh: string, en: string): OrderTextBlock => ({ kind: 'paragraph', text: { zh, en } });

const DEPOSIT: OrderTextBlock[] = [
  heading('意向金与定金', 'Intention and deposit'),
  say(
    '盲订与小订支付 2,000 元，锁单前可随时申请退款，款项原路退回。',
    'Blind bookings and intentions cost ¥2,000 and can be refunded at any time before the lock, the way they were paid.',
  ),
  say(
    '大订支付 5,000 元，计入车款。支付后 7 天内可更改配置、切换交付城市或变更购车人。',
    'A deposit order costs ¥5,000, which counts towards the car. For 7 days you can change the configuration, the city or the buyer.',
  ),
  heading('锁单', 'The lock'),
  say(
    '锁单后车辆进入排产，配置不可更改，定金不可退还。支付后 7 天未操作的订单会自动锁定，系统会提前一天提醒您。',
    'With the lock the car is planned for production: the configuration stays and the deposit is not refunded. An order locks itself after 7 days; we remind you a day before.',
  ),
  heading('退款', 'Refunds'),
  say(
    '退款申请通过后，款项在 1 至 7 个工作日内原路退回；原支付方式无法退回时，可填写银行账户。',
    'An approved refund comes back within 1 to 7 working days the way it was paid; where that fails you can give a bank account.',
  ),
];

const DELIVERY: OrderTextBlock[] = [
  heading('交付时间', 'When your car comes'),
  say(
    '预计到店时间由排产与运输情况推算，若有变化会在订单通知中告知，并请您确认。',
    'The expected arrival follows from production and transport. When it moves, a notice tells you and asks for your answer.',
  ),
  {
    kind: 'picture',
    src: '/assets/cars/YL01_front_turbine_ember.webp',
    aspect: 1.8,
    caption: { zh: '交付前每辆车都会经过检查', en: 'Every car is inspected before the handover' },
  },
  heading('提车前', 'Before the pickup'),
  say(
    '请完成尾款、发票信息与车险，并确认远程验车报告。',
    'Please pay the rest, give the data for the invoice, insure the car and confirm the inspection report.',
  ),
  heading('提车当天', 'On the day'),
  say(
    '请携带身份证原件，出示订单中的提车码。门店扫码后请当面检查车辆，再确认交付。',
    'Bring your ID card and show the pickup code of the order. After the scan look at the car, then confirm the handover.',
  ),
];

const OWNER: OrderTextBlock[] = [
  heading('整车质保', 'Warranty'),
  say(
    '整车质保 4 年或 10 万公里，三电系统质保 8 年或 16 万公里，以先到者为准。',
    'The car is covered for 4 years or 100,000 km, battery, motor and electronics for 8 years or 160,000 km, whichever comes first.',
  ),
  heading('道路救援', 'Roadside help'),
  say(
    '质保期内提供不限次数的道路救援，全国范围 24 小时响应。',
    'Within the warranty roadside help is free, around the clock and in the whole country.',
  ),
  heading('首次保养', 'First service'),
  say(
    '交付后 1 年或 2 万公里内可免费进行首次保养，可在“用车”页面预约。',
    'The first service within a year or 20,000 km is free; book it on the page of your car.',
  ),
];

/** Texts of the demo shop; the last one is withdrawn. */
export async function seedOrderTexts(ctx: Ctx): Promise<void> {
  const published = ctx.now() - 90 * DAY_MS;
  const rows = [
    {
      key: 'depositRules',
      title: { zh: '订金与退款规则', en: 'Deposit and refunds' },
      version: '2.1',
      blocks: DEPOSIT,
    },
    { key: 'deliveryRules', title: { zh: '交付规则', en: 'Delivery' }, version: '1.4', blocks: DELIVERY },
    { key: 'ownerBenefits', title: { zh: '车主权益', en: 'Benefits of owners' }, version: '3.0', blocks: OWNER },
  ];
  const withdrawn = {
    key: 'yearEndOffer',
    title: { zh: '年末交付礼遇', en: 'Year-end offer' },
    version: '1.0',
    blocks: [say('活动期间交付的订单可获赠充电卡。', 'Orders delivered during the offer receive a charging card.')],
  };
  await insertOrderTexts(ctx.db, [
    ...rows.map((row, position) => ({ ...row, publishedAt: published, withdrawnAt: null, position })),
    { ...withdrawn, publishedAt: published, withdrawnAt: ctx.now() - 5 * DAY_MS, position: rows.length },
  ]);
}
