import { type VisitList, visit } from './visit';

/** The brand home. */
export const homeVisits: VisitList = async () => [
  visit('pages/home/index', /车型.*正在进行.*社区新鲜事.*进入社区/s, {}, { late: '到店前请先致电确认' }),
];
