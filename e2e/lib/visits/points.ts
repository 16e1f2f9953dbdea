import { own, type VisitList, visit } from './visit';

/** Points of a customer, and their rules. */
export const pointsVisits: VisitList = async () => [
  visit('pagesMine/integral', /可用积分.*签到.*积分明细/s, {}, own),
  visit('pagesMine/messages', /全部.*订单.*自动锁/s, {}, own),
  visit('pagesMine/checkRules', /签到积分.*连续第 7 天.*月度奖励.*举例/s),
  visit('pagesMine/integralExplanation', /如何获得.*每日签到.*有效期.*规则版本/s),
];
