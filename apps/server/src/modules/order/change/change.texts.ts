import { formatYuan } from '@voltfront/rules/money';
import { VEHICLE_CHANGE_LIMIT } from '@voltfront/rules/order/order-changes';
import { defineTexts } from '../../../kernel/texts';

interface Difference {
  /** Above 0 when the car became more expensive. */
  differenceFen: number;
}

interface Version {
  modelName: string;
  modelYear: number;
  versionName: string;
}

interface Paid {
  paidFen: number;
}

/** A price difference with its sign, `+¥2,000` or `−¥2,000`. */
const signed = (fen: number) => `${fen < 0 ? '−' : '+'}${formatYuan(Math.abs(fen))}`;

/** Texts of changed orders. They are stored, so the meaning of a key must never change. */
export const changeTexts = defineTexts('orderChange', {
  configuration: ['配置已变更', 'Configuration changed'],
  version: ['版本已切换', 'Version changed'],
  vehicle: ['车型已变更', 'Model changed'],
  year: ['已换为新年款', 'Changed to the new model year'],
  rights: ['权益已变更', 'Benefits changed'],
  samePrice: ['价格不变', 'same price'],
  difference: [
    ({ differenceFen }: Difference) => `差价 ${signed(differenceFen)}`,
    ({ differenceFen }) => `price difference ${signed(differenceFen)}`,
  ],
  summary: [
    ({ what, price }: { what: string[]; price: string }) => `${what.join('、')}，${price}`,
    ({ what, price }) => `${what.join(', ')}; ${price}`,
  ],
  storeIn: [
    ({ from, to, store }: { from: string; to: string; store: string }) => `${from} → ${to}（${store}）`,
    ({ from, to, store }) => `${from} → ${to} (${store})`,
  ],
  subsidyChanged: [
    ({ from, to, differenceFen }: Difference & { from: string; to: string }) =>
      `${from} → ${to}，购车补贴随购车人类型调整，差价 ${signed(differenceFen)}`,
    ({ from, to, differenceFen }) =>
      `${from} → ${to}; the subsidy depends on the kind of buyer, price difference ${signed(differenceFen)}`,
  ],
  modelVersion: ['车型版本', 'Model and version'],
  modelVersionName: [
    ({ modelName, modelYear, versionName }: Version) => `${modelName} ${modelYear} 款 ${versionName}`,
    ({ modelName, modelYear, versionName }) => `${modelName} ${modelYear} ${versionName}`,
  ],
  options: ['选装', 'Options'],
  replaced: [({ name }: { name: string }) => `由${name}替代`, ({ name }) => `Replaced by ${name}`],
  notIncluded: ['新配置不含此项', 'Not part of the new configuration'],
  dueMore: [
    ({ differenceFen, paidFen }: Difference & Paid) =>
      `差价 ${formatYuan(differenceFen)} 随尾款支付，已付 ${formatYuan(paidFen)} 继续有效`,
    ({ differenceFen, paidFen }) =>
      `The difference of ${formatYuan(differenceFen)} is paid with the rest; the ${formatYuan(paidFen)} already paid still count`,
  ],
  dueLess: [
    ({ differenceFen, paidFen }: Difference & Paid) =>
      `总价减少 ${formatYuan(-differenceFen)}，在尾款中扣减，已付 ${formatYuan(paidFen)} 继续有效`,
    ({ differenceFen, paidFen }) =>
      `The total falls by ${formatYuan(-differenceFen)}, taken off the rest; the ${formatYuan(paidFen)} already paid still count`,
  ],
  dueSame: [
    ({ paidFen }: Paid) => `总价不变，已付 ${formatYuan(paidFen)} 继续有效`,
    ({ paidFen }) => `Same total; the ${formatYuan(paidFen)} already paid still count`,
  ],
  boundToModel: ['仅适用于原车型或原版本', 'Only for the previous model or version'],
  keepTakenBack: ['换新款后，保留现款的补偿将收回', 'Changing to the new model year takes back the compensation'],
  keepPointsTakenBack: [
    '换新款后，保留现款的积分补偿将收回',
    'Changing to the new model year takes back the points of the compensation',
  ],
  discountOver: ['新配置不适用，或优惠期已结束', 'Not for the new configuration, or the discount has ended'],
  couponBack: ['新配置不适用，已退回卡包', 'Not for the new configuration, back in the card bag'],
  noOptionToPay: ['所选配置不含可抵扣的选装', 'The configuration has no option that it could pay for'],
  limit: [
    `每个订单最多变更 ${VEHICLE_CHANGE_LIMIT} 次车型，次数已用完`,
    `The model of an order can change ${VEHICLE_CHANGE_LIMIT} times, which are used up`,
  ],
  soldOut: ['已售罄', 'Sold out'],
  yearKept: ['已选择保留现款', 'Present model year kept'],
  keepGranted: [
    ({ title }: { title: string }) => `补偿已发放：${title}`,
    ({ title }) => `Compensation granted: ${title}`,
  ],
  keepGrantedBefore: ['补偿此前已发放', 'The compensation was granted before'],
  keepCompensation: ['保留现款补偿', 'Compensation for keeping'],
  yearChosen: ['已选择换新款', 'New model year chosen'],
  yearHeld: [
    ({ from, to }: { from: string; to: string }) => `${from} → ${to}，签署协议后生效`,
    ({ from, to }) => `${from} → ${to}, valid once the agreement is signed`,
  ],
  purchaseRights: ['购车权益', 'Purchase benefits'],
  chargingRights: ['充电权益', 'Charging benefits'],
  serviceRights: ['服务权益', 'Service benefits'],
});
