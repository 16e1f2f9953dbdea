import { t } from '@lingui/core/macro';
import type { CarConditionData, TradeInDetailData, TradeInStateData } from '@voltfront/contract';
import type { RadioOption, TagProps } from '@/ui';

const WAN_FEN = 1_000_000;

/** Fen as ten thousands of yuan with two decimals: `10.62`. */
export const inWan = (fen: number): string => (fen / WAN_FEN).toFixed(2);

/** Displayed name of a state. */
export function stateName(state: TradeInStateData): string {
  const names: Record<TradeInStateData, string> = {
    estimated: t`已评估`,
    appointed: t`待检测`,
    offered: t`待确认报价`,
    accepted: t`已接受`,
    expired: t`已失效`,
    completed: t`已完成`,
  };
  return names[state];
}

/** Colour of a state's tag. */
export const STATE_TONES: Readonly<Record<TradeInStateData, TagProps['tone']>> = {
  estimated: 'neutral',
  appointed: 'accent',
  offered: 'warning',
  accepted: 'success',
  expired: 'neutral',
  completed: 'success',
};

/** Conditions of a car in words, best first. */
export const conditionOptions = (): (RadioOption<CarConditionData> & { text: string })[] => [
  { key: 'excellent', text: t`优秀`, note: t`无划痕，无事故，保养齐全` },
  { key: 'good', text: t`良好`, note: t`轻微划痕或补漆，无事故` },
  { key: 'fair', text: t`一般`, note: t`多处补漆或钣金，无结构损伤` },
  { key: 'poor', text: t`较差`, note: t`有事故维修或较多功能故障` },
];

/** A condition in a word. */
export const conditionName = (condition: CarConditionData): string =>
  conditionOptions().find(({ key }) => key === condition)?.text ?? '';

/** Kilometres as people read them: `8.35 万公里`, `800 公里`. */
export function mileageInWords(km: number): string {
  if (km < 10_000) return t`${km} 公里`;
  return t`${(km / 10_000).toFixed(2).replace(/\.?0+$/, '')} 万公里`;
}

/** The car in a line: `2021年3月上牌 · 8.35 万公里 · 上海市`. */
export function carInWords({ registeredOn, mileageKm, plateCityName }: TradeInDetailData['car']): string {
  const [year = 0, month = 0] = registeredOn.split('-').map(Number);
  return t`${year}年${month}月上牌 · ${mileageInWords(mileageKm)} · ${plateCityName}`;
}
