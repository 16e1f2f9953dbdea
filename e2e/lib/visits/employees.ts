import { own, type VisitList, visit } from './visit';

/** Campaigns of employees and business partners; the demo account is neither. */
export const employeeVisits: VisitList = async () => [
  visit('pagesBannerActivity/innerRecommand/index', /仅限内部员工参与.*返回首页/s, {}, own),
  visit('pagesBannerActivity/innerRecommand/innerRecord', /仅限内部员工参与.*返回首页/s, {}, own),
  visit('pagesBannerActivity/innerRecommand/rule', /活动时间.*保护期与先到先得.*隐私责任/s),
  visit('pagesBannerActivity/springEmp/index', /仅限内部员工参与.*返回首页/s, {}, own),
  visit('pagesBannerActivity/springEmp/share', /用户发展部.*你将获得.*热门车型/s, { share_code: 'EMP26AB8' }),
  visit('pagesBannerActivity/springEmp/recordList', /仅限内部员工参与.*返回首页/s, {}, own),
  visit('pagesBannerActivity/springEmp/rule', /活动时间.*个人目标.*结果公布/s),
  visit('pagesBannerActivity/innerDrive/index', /暂无权限.*返回首页/s, {}, own),
  visit('pagesBannerActivity/innerDrive/share', /用户发展部.*亲自确认一次.*选择车型/s, { share_code: 'EMP26AB8' }),
  visit('pagesBannerActivity/inviteDriveForB/index', /暂无权限.*返回首页/s, {}, own),
  visit('pagesBannerActivity/inviteDriveForB/share', /企业客户 专属试驾.*澄光企业服务.*热门车型/s, {
    share_code: 'PARTNER8',
  }),
  visit('pagesBannerActivity/inviteDriveForB/recordList', /暂无权限.*返回首页/s, {}, own),
  visit('pagesBannerActivity/inviteDriveForB/rule', /活动时间.*新客户认定.*个人信息保护/s),
  visit('pagesBannerActivity/innerDraw/index', /仅限内部员工参与.*返回首页/s, {}, own),
  visit('pagesBannerActivity/innerDraw/accept', /奖品不存在.*我的奖品/s, {}, own),
  visit('pagesBannerActivity/innerCoupon', /暂无权限.*返回首页/s, {}, own),
  visit('pagesBannerActivity/innerShare/index', /暂无权限.*返回首页/s, {}, own),
  visit('pagesBannerActivity/innerShare/confirm', /赠送信息已失效.*去填写/s, {}, own),
  visit(
    'pagesBannerActivity/innerShare/accept',
    /送你一张内购券.*各车型券面金额/s,
    { giftCode: 'demo-inner-gift-open-1' },
    own,
  ),
  visit('pagesFollow/fellowRecommend/index', /服务时间.*致电顾问.*为您推荐.*查看完整配置.*请顾问联系我/s, {
    share_code: 'person-agent',
  }),
];
