import type { PickupStepData } from '@voltfront/contract';
import { type PickupStepName, pickupPlan } from '@voltfront/rules/stock/pickup-plan';
import type { StockCarRow } from './stock-car.repository';

type Words = Record<PickupStepName, { title: string; text: string }>;

const WORDS: Words = {
  deposit: { title: '支付定金', text: '确认车辆后 30 分钟内支付 ¥5,000，车辆即为您锁定' },
  finalPayment: { title: '付清尾款', text: '全款、贷款或置换均可，贷款审批约需 1 天' },
  insurance: { title: '投保', text: '选择保险方案，保单即时生效' },
  plate: { title: '上牌', text: '门店代办购置税与临时牌照、正式牌照' },
  pickup: { title: '到店提车', text: '携带身份证到店验车，交付约 1 小时' },
};

/** A registered car changes hands instead of getting its first plate. */
const TRANSFER = { title: '过户', text: '门店代办过户与牌照更换' };

/** The dated steps until the pickup of a car ordered now. */
export function pickupSteps(row: Pick<StockCarRow, 'readyInDays' | 'registration'>, now: number): PickupStepData[] {
  return pickupPlan(now, row.readyInDays).map(({ step, dueAt }) => {
    const words = step === 'plate' && row.registration === 'registered' ? TRANSFER : WORDS[step];
    return { step, dueAt, ...words };
  });
}
