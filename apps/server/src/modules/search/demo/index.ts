import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { indexAll } from '../index-entries';
import { seedSearch } from '../search.repository';

const QUESTIONS: readonly [id: string, question: string, answer: string][] = [
  [
    'home-charger',
    '家用充电桩怎么安装？',
    '锁单后在订单页预约勘测，确认车位与电表后由服务商上门安装，一般需要两到三周。物业材料可以在订单页下载。',
  ],
  [
    'deposit-refund',
    '大定之后还能退款吗？',
    '锁单前可以申请退款，原路退回，一般三个工作日到账；锁单后车辆进入生产，不再支持退款与修改配置。',
  ],
  [
    'delivery-time',
    '下单后多久可以提车？',
    '不同版本的交付周期不同，在选择版本时可以看到预计周数。下单后订单页会随生产与运输更新时间。',
  ],
  ['trade-in', '旧车可以置换吗？', '可以。先在置换服务里估价，再到门店检测，价格确认后可以抵扣尾款。'],
  [
    'test-drive',
    '试驾需要准备什么？',
    '带上驾驶证原件，驾龄满六个月。可以在试驾页选择门店与时段，专员会提前与您联系。',
  ],
  ['insurance', '保险可以自己买吗？', '可以。提车前在订单里选择自行投保并上传保单，审核通过后即可提车。'],
  ['points', '积分有什么用，会过期吗？', '积分可以兑换礼品与参加活动，自获得起二十四个月后过期，先获得的先过期。'],
  ['ota', '系统升级需要多久？', '一般三十分钟左右，请在停车并且电量高于百分之三十时升级，升级期间不能行驶。'],
  ['warranty', '整车质保多少年？', '整车质保以购车协议为准，动力电池另有单独的质保期限，可以在购车协议中查看。'],
  ['invoice', '购车发票什么时候开？', '尾款付清后可以在订单里申请发票，一般当天开具，支持下载与邮件发送。'],
];

const WORDS = ['充电', '{YL01}', '自驾路书', '露营', '家用充电桩', '冬季续航', '门店', '试驾'];

/** Adds questions and recommended words, and makes everything of the shop searchable. */
export async function loadSearch(ctx: Ctx): Promise<void> {
  const questions = QUESTIONS.map(([questionId, question, answer]) => ({ questionId, question, answer }));
  const words = fillDeep(WORDS).map((word, position) => ({ word, position }));
  await seedSearch(ctx.db, { questions, words });
  await indexAll(ctx);
}
