import { formatYuan } from '@voltfront/rules/money';
import { defineTexts } from '../../kernel/texts';

interface Limit {
  limit: number;
}

interface Prices {
  lowFen: number;
  highFen: number;
}

interface Filter {
  /** Names, and texts about the price. */
  words: string[];
}

export const stockTexts = defineTexts('stock', {
  saleLine: ['官方特惠', 'Official offer'],
  savingLine: ['现车优惠（已含购车补贴）', 'Stock car saving (subsidy included)'],
  noSlot: ['该时段不可预约', 'This slot cannot be booked'],
  instructionChanged: ['说明已更新，请重新阅读', 'The statements have been updated, please read them again'],
  storeMissing: ['门店不存在', 'The store does not exist'],
  saleNotStarted: ['特惠尚未开始', 'The offer has not started yet'],
  saleOver: ['特惠已结束', 'The offer has ended'],
  saleNotNow: ['不在特惠时间内', 'The offer is not running at this time'],
  boughtByYou: ['您已购买这台车', 'You have bought this car'],
  paintMissing: ['没有这种外观颜色', 'There is no such colour'],
  cityMissing: ['没有这个城市', 'There is no such city'],
  pricesTurned: ['最低价格不能高于最高价格', 'The lowest price cannot be above the highest'],
  saleStarted: ['特惠已开始，无需提醒', 'The offer has started, no reminder is needed'],
  aboveList: ['现车价格不能高于同款指导价', 'A stock car cannot cost more than its list price'],
  heldNow: ['有客户正在保留或下单该车，请稍后再试', 'A customer holds or orders this car, please try again later'],
  carMissing: ['该车不存在', 'The car does not exist'],
  benefitReleased: ['已随车型变更失效', 'No longer valid since the model was changed'],
  benefitExpired: ['已过有效期', 'Expired'],
  benefitNotOnSale: ['特惠车不与购车权益同享', 'Offers cannot be combined with purchase benefits'],
  benefitPriority: ['现车无需排产', 'A stock car needs no place in production'],
  benefitFixed: ['现车配置固定，价格为一口价', 'A stock car has a fixed configuration and price'],
  depositStep: ['支付定金', 'Pay the deposit'],
  depositStepText: [
    '确认车辆后 30 分钟内支付 ¥5,000，车辆即为您锁定',
    'Pay ¥5,000 within 30 minutes after you confirm the car, and it is yours',
  ],
  finalStep: ['付清尾款', 'Pay the rest'],
  finalStepText: [
    '全款、贷款或置换均可，贷款审批约需 1 天',
    'In full, by a loan or with a trade-in; a loan is decided in about 1 day',
  ],
  insuranceStep: ['投保', 'Insurance'],
  insuranceStepText: ['选择保险方案，保单即时生效', 'Choose an insurance; the policy is valid at once'],
  plateStep: ['上牌', 'Registration'],
  plateStepText: [
    '门店代办购置税与临时牌照、正式牌照',
    'The store deals with the purchase tax and the licence plates for you',
  ],
  pickupStep: ['到店提车', 'Pick up the car'],
  pickupStepText: [
    '携带身份证到店验车，交付约 1 小时',
    'Bring your ID and inspect the car; the handover takes about 1 hour',
  ],
  transferStep: ['过户', 'Transfer'],
  transferStepText: ['门店代办过户与牌照更换', 'The store deals with the transfer and the new plates for you'],
  version: ['版本', 'Version'],
  battery: ['电池', 'Battery'],
  paint: ['外观', 'Paint'],
  wheel: ['轮毂', 'Wheels'],
  interior: ['内饰', 'Interior'],
  package: ['选装', 'Options'],
  front: ['前 45 度', 'From the front'],
  side: ['侧面', 'From the side'],
  warrantyNew: ['整车质保自交付之日起计算', 'The warranty starts on the day of delivery'],
  warrantyRuns: ['整车质保已起算，剩余期限随车转移', 'The warranty has started; what is left of it comes with the car'],
  matchingFull: [
    ({ limit }: Limit) => `对比列表最多保存 ${limit} 台车`,
    ({ limit }) => `At most ${limit} cars can be compared`,
  ],
  viewingsFull: [
    ({ limit }: Limit) => `最多同时预约 ${limit} 次看车`,
    ({ limit }) => `You can book at most ${limit} viewings at a time`,
  ],
  remindersFull: [
    ({ limit }: Limit) => `到货提醒最多设置 ${limit} 条`,
    ({ limit }) => `You can set at most ${limit} reminders`,
  ],
  offset: ['定金抵扣', 'Counts towards the deposit'],
  offsetText: [
    ({ paidFen }: { paidFen: number }) => `已付 ${formatYuan(paidFen)} 全额抵扣定金`,
    ({ paidFen }) => `The ${formatYuan(paidFen)} already paid count in full`,
  ],
  filter: [({ words }: Filter) => words.join(' · '), ({ words }) => words.join(' · ')],
  allCars: ['全部现车', 'All stock cars'],
  priceBetween: [
    ({ lowFen, highFen }: Prices) => `${formatYuan(lowFen)} 至 ${formatYuan(highFen)}`,
    ({ lowFen, highFen }) => `${formatYuan(lowFen)} to ${formatYuan(highFen)}`,
  ],
  priceFrom: [
    ({ lowFen }: Pick<Prices, 'lowFen'>) => `${formatYuan(lowFen)} 起`,
    ({ lowFen }) => `from ${formatYuan(lowFen)}`,
  ],
  priceUpTo: [
    ({ highFen }: Pick<Prices, 'highFen'>) => `${formatYuan(highFen)} 以内`,
    ({ highFen }) => `up to ${formatYuan(highFen)}`,
  ],
});
