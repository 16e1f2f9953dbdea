import type { Ctx } from '../../../kernel/context';
import { insertBenefits } from './demo.repository';

/** What the levels of the demo shop bring; gifts are made from templates of the coupons' demo. */
const benefits = [
  {
    code: 'badge',
    level: 1,
    title: '等级徽章',
    summary: '在社区展示您的等级',
    body: '您的头像旁会显示当前等级的徽章。升级后徽章自动更换，无需领取。',
    icon: 'shield',
  },
  {
    code: 'wash',
    level: 2,
    title: '精致洗车',
    summary: '每年 1 次，门店可用',
    body: '每个自然年可领取 1 张精致洗车券，含外观精洗与内饰吸尘。领取后在卡券包中查看有效期与可用门店，需提前一天预约。',
    icon: 'wheel',
    giftTemplate: 'level-service',
    giftTitle: '会员精致洗车券',
    giftPeriod: 'year',
  },
  {
    code: 'early',
    level: 3,
    title: '活动优先报名',
    summary: '提前 24 小时报名线下活动',
    body: '车主聚会、试驾日等线下活动开放报名前 24 小时，您可以优先选择场次。名额以活动页面为准。',
    icon: 'calendar',
  },
  {
    code: 'charge',
    level: 3,
    title: '充电礼',
    summary: '每年 50 度充电额度',
    body: '每个自然年可领取 1 张 50 度充电券，在品牌自营充电站出示卡券码即可抵扣。请在券面有效期内一次用完。',
    icon: 'bolt',
    giftTemplate: 'level-charging',
    giftTitle: '会员充电券 50 度',
    giftPeriod: 'year',
  },
  {
    code: 'goods',
    level: 4,
    title: '周边礼券',
    summary: '每季度 1 张周边礼券',
    body: '每个季度可领取 1 张周边礼券，用于门店陈列的周边商品。当季未领取的不会累积到下一季度。',
    icon: 'gift',
    giftTemplate: 'level-merchandise',
    giftTitle: '会员周边礼券',
    giftPeriod: 'quarter',
  },
  {
    code: 'service',
    level: 4,
    title: '专属客服通道',
    summary: '咨询优先接入',
    body: '联系客服时优先接入，由熟悉您用车情况的客服跟进，处理进度会主动告知。',
    icon: 'service',
  },
  {
    code: 'chargePlus',
    level: 5,
    title: '季度充电礼',
    summary: '每季度再加 50 度',
    body: '在年度充电礼之外，每个季度可再领取 1 张 50 度充电券。当季未领取的不会累积到下一季度。',
    icon: 'battery',
    giftTemplate: 'level-charging',
    giftTitle: '季度充电券 50 度',
    giftPeriod: 'quarter',
  },
  {
    code: 'preview',
    level: 5,
    title: '新车先睹',
    summary: '受邀参加上市前品鉴',
    body: '新车型上市前的品鉴活动会优先向您发出邀请，可携一位同伴到场。',
    icon: 'car',
  },
  {
    code: 'washMonthly',
    level: 6,
    title: '月度洗车',
    summary: '每月 1 次精致洗车',
    body: '每个自然月可领取 1 张精致洗车券。当月未领取的不会累积到下一个月。',
    icon: 'refresh',
    giftTemplate: 'level-service',
    giftTitle: '月度精致洗车券',
    giftPeriod: 'month',
  },
  {
    code: 'journey',
    level: 6,
    title: '年度同行之旅',
    summary: '与产品团队同行一程',
    body: '每年一次，与产品和设计团队同行的自驾之旅。报名时间与路线以当年通知为准，行程中的食宿由活动承担。',
    icon: 'route',
  },
] as const;

/** The benefits of the demo shop. */
export async function seedBenefits(ctx: Ctx): Promise<void> {
  await insertBenefits(
    ctx.db,
    benefits.map((benefit, index) => ({ ...benefit, position: index * 10 })),
  );
}
