import type { StoredSection } from '../..';
import { section } from './rule-text';

const who = section('who', '谁可以申请', [
  '年满 18 周岁、贷款到期时不超过 65 周岁的个人客户，有稳定收入与良好信用记录。',
  '以个人名义上牌并作为非营运车辆使用。企业客户请咨询门店。',
]);

const payments = section(
  'payments',
  '月供与尾款',
  [
    '首付 15% 起，车价的 25% 至 50% 留作尾款，其余部分按月等额归还，期限 24 至 48 个月。',
    '尾款在最后一期与月供同日支付。尾款不能高于该车型届时的保证价值，也不能高于贷款额。',
  ],
  {
    example: {
      kind: 'loan',
      title: '示例：车价 239,900 元，首付 20%，36 期，年利率 3.69%，尾款为车价的 50%',
      method: 'balloon',
      loanFen: 191_920_00,
      months: 36,
      rateBp: 369,
      finalFen: 119_950_00,
    },
  },
);

const residual = section('residual', '保证价值', [
  '保证价值按签约时的车价与下表的比例确定，写入合同，之后不受市场行情影响。',
  '选择期末还车时，车辆以保证价值抵付尾款；车况与里程符合约定时，无需再支付差额。',
]);

const mileage = section('mileage', '里程约定', [
  '签约时选择每年的约定里程，不同里程对应不同的保证价值，见里程表。',
  '期末还车时按累计里程结算，超出部分按里程表的单价支付；里程有剩余不退款。选择付清或续贷时不计里程。',
]);

const wear = section('wear', '车况标准', [
  '正常磨损可以接受：长度 10 厘米以内的划痕、直径 2 厘米以内的凹陷合计不超过 5 处，轮毂剐蹭不超过 2 处，轮胎花纹深度不低于 3 毫米。',
  '超出部分按检测报告与公布的修理价格结算。发生过重大事故、水淹、火烧的车辆不能还车。',
  '需按保养手册保养，随车附件、钥匙与充电设备齐全。',
]);

const early = section('early', '提前还款与逾期', [
  '按时还款满 12 期后可以提前结清，不收违约金；未满 12 期提前结清，收取剩余本金 1% 的违约金。',
  '逾期按合同约定计收罚息并影响个人征信。如遇困难，请在到期前联系金融机构协商。',
]);

/** Sections in force. */
export const airSections: readonly StoredSection[] = [who, payments, residual, mileage, wear, early];

/** Sections of the previous version: without the accepted wear. */
export const earlierAirSections: readonly StoredSection[] = [who, payments, residual, early];

/** Ways to end an AIR loan. */
export const endings = [
  { code: 'pay' as const, title: '付清尾款', text: '一次付清尾款，车辆解除抵押，完全归您所有。' },
  {
    code: 'refinance' as const,
    title: '尾款续贷',
    text: '尾款可再分 12 至 36 期归还，利率按届时的产品执行，需重新审批。',
  },
  {
    code: 'return' as const,
    title: '按保证价值还车',
    text: '车辆以保证价值抵付尾款；里程与车况符合约定时，无需再付款，还可置换新车。',
  },
];
