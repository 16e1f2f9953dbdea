import { own, type VisitList, visit } from './visit';

/** Levels and KR of a customer, and the rules of growth value. */
export const growthVisits: VisitList = async () => [
  visit('pagesMine/value/index', /当前等级.*有效期至.*权益.*获取成长值.*成长值明细/s, {}, own),
  visit('pagesMine/valueExplanation', /保级.*年度回顾.*三种值的区别.*规则版本/s),
  visit('pagesMine/kr/index', /可用 KR.*体验.*荣誉.*明细.*席/s, {}, own),
];
