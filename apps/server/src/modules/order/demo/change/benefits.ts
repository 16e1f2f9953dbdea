/**
 * Early-bird benefits of a blind or intention order; days count from when the demo data is loaded.
 */
export interface DemoBenefitPlan {
  benefitCode: string;
  kind: 'offset' | 'freeOption' | 'priority';
  name: string;
  text: string;
  yuan: number;
  productCodes?: readonly string[];
  exclusiveGroup?: string;
  endDays?: number;
  priorityNumber?: number;
}

/** Benefits that every early demo order gets; which of them apply depends on its configuration. */
export const earlyBirdBenefits: readonly DemoBenefitPlan[] = [
  {
    benefitCode: 'early-offset',
    kind: 'offset',
    name: '意向金抵扣 2,000 元',
    text: '已付的 2,000 元全额抵扣定金，转大订时只需补足差额',
    yuan: 2000,
  },
  {
    benefitCode: 'early-paint',
    kind: 'freeOption',
    name: '金属漆免费选',
    text: '付费车漆最高抵扣 6,000 元，与音响包免费选二选一',
    yuan: 6000,
    productCodes: ['paint-ink', 'paint-pine', 'paint-ember', 'paint-pearl', 'paint-carbon'],
    exclusiveGroup: 'freeOption',
    endDays: 9,
  },
  {
    benefitCode: 'early-sound',
    kind: 'freeOption',
    name: '音响包免费选',
    text: '音响包最高抵扣 9,000 元，与金属漆免费选二选一',
    yuan: 9000,
    productCodes: ['pkg-sound'],
    exclusiveGroup: 'freeOption',
    endDays: 9,
  },
  {
    benefitCode: 'early-camp',
    kind: 'freeOption',
    name: '露营套件免费选',
    text: '露营套件最高抵扣 4,200 元',
    yuan: 4200,
    productCodes: ['pkg-camp'],
    endDays: 9,
  },
  {
    benefitCode: 'early-tyre',
    kind: 'freeOption',
    name: '冬季轮胎免费选',
    text: '预订后三日内转大订可享',
    yuan: 6800,
    productCodes: ['pkg-winter-tyre'],
    endDays: -1,
  },
  {
    benefitCode: 'early-priority',
    kind: 'priority',
    name: '优先交付序号',
    text: '按序号优先安排排产与交付',
    yuan: 0,
    priorityNumber: 128,
  },
];
