import type { Ctx } from '../../../kernel/context';
import { insertRewards, type RewardRow } from '../reward.repository';

type DemoReward = Partial<RewardRow> & Pick<RewardRow, 'rewardId' | 'milestone' | 'kind' | 'title'>;

const milestones: readonly DemoReward[] = [
  { rewardId: 'deposit', milestone: 'deposit', kind: 'points', title: '下定礼 500 积分', points: 500 },
  { rewardId: 'lock', milestone: 'lock', kind: 'coupon', title: '锁单礼 周边礼券', template: 'level-merchandise' },
  {
    rewardId: 'offLine',
    milestone: 'offLine',
    kind: 'goods',
    title: '下线纪念车模',
    picture: '/assets/coupons/gift.webp',
  },
  {
    rewardId: 'arrival',
    milestone: 'arrival',
    kind: 'coupon',
    title: '到店礼 50 度充电券',
    template: 'level-charging',
  },
];

/** Weeks in which an order may wait. */
const WEEKS = 16;

/** Every fourth week brings a thing, the others points that grow. */
function rewardOfWeek(week: number): DemoReward {
  const common = { rewardId: `week-${week}`, milestone: 'week' as const, week };
  if (week === 4)
    return { ...common, kind: 'goods', title: '车载香氛礼盒', picture: '/assets/coupons/merchandise.webp' };
  if (week % 4 === 0) return { ...common, kind: 'coupon', title: '精致洗车券', template: 'level-service' };
  const points = 20 + 10 * Math.floor(week / 4);
  return { ...common, kind: 'points', title: `等车第 ${week} 周 ${points} 积分`, points };
}

/** What demo orders bring while they wait. */
export async function seedDemoRewards(ctx: Ctx): Promise<void> {
  const weeks = Array.from({ length: WEEKS }, (_, index) => rewardOfWeek(index + 1));
  const rows = [...milestones, ...weeks].map((row, position) => ({
    week: null,
    points: null,
    template: null,
    picture: null,
    position,
    ...row,
  }));
  await insertRewards(ctx.db, rows);
}
