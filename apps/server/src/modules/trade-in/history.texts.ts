import { formatInstant } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { defineTexts } from '../../kernel/texts';

interface Range {
  lowFen: number;
  highFen: number;
}

interface Amount {
  amountFen: number;
}

interface Visit {
  at: number;
  /** Name of the store, or the text of a visit at home. */
  place: string;
}

interface Home {
  address: string;
}

/** Fen in units of 10,000 yuan with two decimals: `10.62`. */
const inWan = (fen: number): string => (fen / 100 / 10_000).toFixed(2);

/** Texts of a trade-in's history. Lines are stored, so the meaning of a key must never change. */
export const historyTexts = defineTexts('tradeInHistory', {
  estimated: ['完成线上评估', 'Estimated online'],
  estimatedAgain: ['重新评估', 'Estimated again'],
  range: [
    ({ lowFen, highFen }: Range) => `${inWan(lowFen)} 至 ${inWan(highFen)} 万元`,
    ({ lowFen, highFen }) => `${formatYuan(lowFen)} to ${formatYuan(highFen)}`,
  ],
  appointed: ['已预约检测', 'Inspection booked'],
  appointmentMoved: ['检测预约已变更', 'Inspection moved'],
  visit: [
    ({ at, place }: Visit) => `${formatInstant(at, 'M月D日 HH:mm')} · ${place}`,
    ({ at, place }) => `${formatInstant(at, 'MMM D, HH:mm')} · ${place}`,
  ],
  home: [({ address }: Home) => `上门检测 · ${address}`, ({ address }) => `Inspection at home · ${address}`],
  appointmentCancelled: ['检测预约已取消', 'Inspection cancelled'],
  appointmentLost: ['检测预约已取消，请重新预约', 'Inspection cancelled, please book another one'],
  offered: ['检测完成，已出具报价', 'Inspected, an offer was made'],
  offer: [
    ({ amountFen }: Amount) => `${inWan(amountFen)} 万元，7 天内有效`,
    ({ amountFen }) => `${formatYuan(amountFen)}, valid for 7 days`,
  ],
  accepted: ['已接受报价', 'Offer accepted'],
  refused: ['已谢绝报价', 'Offer declined'],
  expired: ['报价已过期', 'The offer has expired'],
  unanswered: ['7 天内未确认', 'Not answered within 7 days'],
  bound: ['已用于订单抵扣', 'Used for an order'],
  boundElsewhere: ['抵扣订单已变更', 'Used for another order'],
  completed: ['置换完成', 'Trade-in completed'],
  handedOver: ['旧车已交付并完成过户', 'The old car was handed over and transferred'],
});
