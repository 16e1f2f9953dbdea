import { ofEmployee, ofPartner, own, type VisitList, visit } from './visit';

/** Campaigns of employees and business partners, and what customers see of them. */
export const employeeVisits: VisitList = async () => [
  visit('pagesBannerActivity/innerRecommand/index', /工号 E10086.*本月推荐.*内荐记录/s, {}, ofEmployee),
  visit('pagesBannerActivity/innerRecommand/innerRecord', /全部 12.*待跟进.*保护期剩余/s, {}, ofEmployee),
  visit('pagesBannerActivity/innerRecommand/rule', /活动时间.*保护期与先到先得.*隐私责任/s),
  visit('pagesBannerActivity/springEmp/index', /工号 E10086.*当前排名.*个人目标/s, {}, ofEmployee),
  visit('pagesBannerActivity/springEmp/share', /用户发展部.*你将获得.*热门车型/s, { share_code: 'EMP26AB8' }),
  visit('pagesBannerActivity/springEmp/recordList', /累计春日积分.*已预约.*致电客户/s, {}, ofEmployee),
  visit('pagesBannerActivity/springEmp/rule', /活动时间.*个人目标.*结果公布/s),
  visit('pagesBannerActivity/innerDrive/index', /工号 E10086.*累计预约.*最近预约/s, {}, ofEmployee),
  visit('pagesBannerActivity/innerDrive/share', /用户发展部.*亲自确认一次.*选择车型/s, { share_code: 'EMP26AB8' }),
  visit('pagesBannerActivity/inviteDriveForB/index', /澄光企业服务.*本月客户.*月度结算/s, {}, ofPartner),
  visit('pagesBannerActivity/inviteDriveForB/share', /企业客户 专属试驾.*澄光企业服务.*热门车型/s, {
    share_code: 'PARTNER8',
  }),
  visit('pagesBannerActivity/inviteDriveForB/recordList', /全部月份.*已留资.*归属剩余/s, {}, ofPartner),
  visit('pagesBannerActivity/inviteDriveForB/rule', /活动时间.*新客户认定.*个人信息保护/s),
  visit('pagesBannerActivity/innerDraw/index', /抽奖.*我的奖品/s, {}, ofEmployee),
  visit('pagesBannerActivity/innerDraw/accept', /奖品不存在.*我的奖品/s, {}, ofEmployee),
  visit('pagesBannerActivity/innerCoupon', /本人内购券.*亲友内购券.*查看赠送/s, {}, ofEmployee),
  visit('pagesBannerActivity/innerShare/index', /各车型券面金额.*选择内购券.*领取人/s, {}, ofEmployee),
  visit('pagesBannerActivity/innerShare/confirm', /赠送信息已失效.*去填写/s, {}, ofEmployee),
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
