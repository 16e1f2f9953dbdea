import { own, type VisitList, visit } from './visit';

/** Campaigns of employees; the demo account is none. */
export const employeeVisits: VisitList = async () => [
  visit('pagesBannerActivity/innerRecommand/index', /仅限内部员工参与.*返回首页/s, {}, own),
  visit('pagesBannerActivity/innerRecommand/innerRecord', /仅限内部员工参与.*返回首页/s, {}, own),
  visit('pagesBannerActivity/innerRecommand/rule', /活动时间.*保护期与先到先得.*隐私责任/s),
];
