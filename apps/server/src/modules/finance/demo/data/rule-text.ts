import type { StoredSection } from '../..';

const section = (
  sectionId: string,
  title: string,
  paragraphs: string[],
  more: Partial<Pick<StoredSection, 'formulas' | 'example'>> = {},
): StoredSection => ({ sectionId, title, paragraphs, formulas: [], example: null, ...more });

const price = section('price', '车价', [
  '车价为所选版本、选装与权益的合计，已减去活动优惠与购车补贴，由服务器按当前价格计算。',
  '从订单进入时，使用订单中已确认的价格；从现车进入时，使用该车的价格。',
]);

const firstPayment = section(
  'firstPayment',
  '首付与置换',
  [
    '首付按车价的 15% 至 90% 选择，每档 5%，具体范围以所选产品为准，金额四舍五入到分。',
    '置换车款与订单已付款项计入首付。两者合计超过所选首付时，首付按合计金额计算，无需再付首付款。',
    '手动填写的置换价值仅用于试算，最终以检测报价为准。',
  ],
  {
    formulas: [
      { text: '首付 = max(车价 × 首付比例, 置换车款 + 订单已付)', note: '四舍五入到分' },
      { text: '贷款额 = 车价 − 首付', note: '' },
      { text: '首付款 = 首付 − 置换车款 − 订单已付', note: '提车前需支付的现金' },
    ],
    example: {
      kind: 'firstPayment',
      title: '示例：车价 239,900 元，首付 20%，置换 30,000 元，已付定金 5,000 元',
      priceFen: 239_900_00,
      downPercent: 20,
      tradeInFen: 30_000_00,
      paidEarlierFen: 5_000_00,
    },
  },
);

const equalInstalment = section(
  'equalInstalment',
  '等额本息',
  ['每月还款额相同，前期利息较多、本金较少，之后本金逐月增加。'],
  {
    formulas: [
      { text: '月供 = P × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)', note: 'P 贷款额，i 月利率 = 年利率 ÷ 12，n 期数' },
      { text: '当月利息 = 上月剩余本金 × i', note: '四舍五入到分' },
      { text: '当月本金 = 月供 − 当月利息', note: '最后一期还清剩余本金' },
    ],
    example: {
      kind: 'loan',
      title: '示例：贷款 100,000 元，36 期，年利率 4.80%',
      method: 'equalInstalment',
      loanFen: 100_000_00,
      months: 36,
      rateBp: 480,
    },
  },
);

const equalPrincipal = section(
  'equalPrincipal',
  '等额本金',
  ['每月归还相同的本金，利息按剩余本金计算，因此月供逐月减少，利息总额低于等额本息。'],
  {
    formulas: [
      { text: '当月本金 = P ÷ n', note: '四舍五入到分，最后一期还清剩余本金' },
      { text: '当月利息 = 上月剩余本金 × i', note: '四舍五入到分' },
      { text: '当月月供 = 当月本金 + 当月利息', note: '' },
    ],
    example: {
      kind: 'loan',
      title: '示例：贷款 100,000 元，36 期，年利率 4.80%',
      method: 'equalPrincipal',
      loanFen: 100_000_00,
      months: 36,
      rateBp: 480,
    },
  },
);

const balloon = section(
  'balloon',
  '轻享贷 AIR',
  [
    '把车价的 25% 至 50% 留到期末作为尾款，其余部分按月等额归还，月供更低。尾款与最后一期月供同日支付，期间尾款部分照常计息。',
  ],
  {
    formulas: [
      { text: '月供 = (P − B × (1 + i)⁻ⁿ) × i ÷ (1 − (1 + i)⁻ⁿ)', note: 'B 末期尾款 = 车价 × 尾款比例，其余同上' },
    ],
    example: {
      kind: 'loan',
      title: '示例：贷款 100,000 元，36 期，年利率 4.80%，尾款 40,000 元',
      method: 'balloon',
      loanFen: 100_000_00,
      months: 36,
      rateBp: 480,
      finalFen: 40_000_00,
    },
  },
);

const subsidy = section(
  'subsidy',
  '免息与贴息',
  [
    '0 息产品：全部期数免息，每月归还贷款额 ÷ 期数。',
    '首期免息产品：免息月份不计利息，月供各期相同，已按免息月份折算。',
    '贴息产品：品牌替您承担机构利率与活动利率之间的利息差额，结果页会列出这部分金额。',
  ],
  {
    formulas: [{ text: '首期免息月供 = P ÷ (k + (1 − (1 + i)⁻ᵐ) ÷ i)', note: 'k 免息月数，m 计息月数' }],
    example: {
      kind: 'subsidy',
      title: '示例：贷款 100,000 元，24 期 0 息，机构年利率 4.80%',
      loanFen: 100_000_00,
      months: 24,
      rateBp: 0,
      nominalRateBp: 480,
    },
  },
);

const rounding = section('rounding', '四舍五入', [
  '所有金额以分为单位计算，每一步都四舍五入到分，不使用近似的小数累加。',
  '每期利息按当时的剩余本金单独计算；最后一期归还全部剩余本金，因此可能与其他月份相差几分钱。',
  '各期本金之和恒等于贷款额，还款合计恒等于贷款额加利息合计。',
]);

const fees = section('fees', '包含与不包含的费用', [
  '包含：车价、贷款利息、购置税、首年交强险与商业险预估、上牌服务费，以及机构收取的抵押登记费（如有）。',
  '不包含：提前还款违约金、逾期罚息、第二年起的保险、停车与充电费用，以及您自选的其他服务。',
  '所列产品均不收取贷款手续费、服务费。',
]);

const tax = section(
  'tax',
  '购置税',
  [
    '购置税按不含增值税的车价的 10% 计算，以发票金额为准。车价按结果页所示金额估算。',
    '新能源汽车减免：2024 年 1 月 1 日至 2025 年 12 月 31 日免征，每辆最多免 30,000 元；2026 年 1 月 1 日至 2027 年 12 月 31 日减半征收，每辆最多减 15,000 元。试算按当天适用的政策。',
  ],
  {
    formulas: [
      { text: '不含税价 = 车价 ÷ 1.13', note: '增值税率 13%' },
      { text: '购置税 = 不含税价 × 10% − 减免', note: '每一步四舍五入到分' },
    ],
    example: { kind: 'costs', title: '示例：车价 239,900 元，按今天适用的政策', priceFen: 239_900_00 },
  },
);

const insurance = section('insurance', '保险与上牌', [
  '交强险：6 座以下家用车首年 950 元，6 座及以上 1,100 元。',
  '商业险：按第三者责任险 200 万元、车损险与车上人员险估算，为 2,300 元加车价的 1.25%，实际保费以保险公司报价为准。',
  '车船税：纯电动乘用车不在征收范围。上牌服务费随城市不同，以门店收取为准。',
]);

const rates = section('rates', '利率有效期', [
  '各产品的年利率、首付与期限范围以及有效期见下表。年利率为单利年化利率。',
  '保存的方案 7 天内有效。有效期内利率、车价或税费发生变化时，会同时显示保存时与现在的结果。',
]);

const decision = section('decision', '最终以机构审批为准', [
  '试算结果仅供参考，不构成贷款承诺。能否放款、贷款额度与利率由金融机构根据您的资信决定，以您与机构签订的合同为准。',
  '请根据自身收入理性选择贷款金额与期限，按时还款，维护个人信用。',
]);

/** Sections in force. */
export const ruleSections: readonly StoredSection[] = [
  price,
  firstPayment,
  equalInstalment,
  equalPrincipal,
  balloon,
  subsidy,
  rounding,
  fees,
  tax,
  insurance,
  rates,
  decision,
];

/** Sections of the previous version: without interest-free months and trade-in. */
export const earlierRuleSections: readonly StoredSection[] = [
  price,
  equalInstalment,
  equalPrincipal,
  balloon,
  rounding,
  fees,
  rates,
  decision,
];

/** Also used by other texts. */
export { section };
