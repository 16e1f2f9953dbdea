import { brand } from '@voltfront/brand';
import { defineRoutes, params } from '../navigation/define-routes';

/** Campaigns that banners lead to. */
export const bannerActivityRoutes = defineRoutes({
  '/pagesBannerActivity/blindBox/index': {
    title: `${brand.name}盲盒`,
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/blindBox/mine': {
    title: '我的盲盒',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/blindBox/address': {
    title: '填写收货地址',
    chrome: 'custom',
    login: true,
    /** Awards that are sent, joined by commas. */
    params: params<{ id?: string; awards: string }>(),
  },
  '/pagesBannerActivity/inviteDrive/index': {
    title: '邀请好友试驾',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteDrive/share': {
    title: '好友邀你试驾',
    chrome: 'custom',
    params: params<{ id?: string; share_code?: string; inviteRelationId?: string }>(),
  },
  '/pagesBannerActivity/inviteDrive/recordList': {
    title: '邀请记录',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    reachBottom: 50,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteDrive/rule': {
    title: '活动规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteDrivePrize/index': {
    title: '邀试驾 赢好礼',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteDrivePrize/drawList': {
    title: '抽奖记录',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    /** Slugs of the invitation and of its draw. */
    params: params<{ id?: string; draw?: string }>(),
  },
  '/pagesBannerActivity/inviteDrivePrize/share': {
    title: '好友邀你试驾抽奖',
    chrome: 'custom',
    params: params<{ id?: string; share_code?: string; inviteRelationId?: string }>(),
  },
  '/pagesBannerActivity/inviteDrivePrize/recordList': {
    title: '邀请记录',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteDrivePrize/rule': {
    title: '活动规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteDriveDeliver/index': {
    title: '邀友试驾 交付有礼',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteDriveDeliver/share': {
    title: '车主邀你试驾',
    chrome: 'custom',
    params: params<{ id?: string; share_code?: string; inviteRelationId?: string }>(),
  },
  '/pagesBannerActivity/inviteDriveDeliver/recordList': {
    title: '邀请记录',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteDriveDeliver/rule': {
    title: '活动规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteDriveForB/index': {
    title: '合作伙伴邀约试驾',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteDriveForB/share': {
    title: '专属试驾邀请',
    chrome: 'custom',
    params: params<{ id?: string; share_code?: string; inviteRelationId?: string }>(),
  },
  '/pagesBannerActivity/inviteDriveForB/recordList': {
    title: '客户记录',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    reachBottom: 50,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteDriveForB/rule': {
    title: '合作规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/innerCoupon': {
    title: '员工内购券',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/innerShare/index': {
    title: '赠送亲友内购券',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/innerShare/confirm': {
    title: '确认赠送',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/innerShare/accept': {
    title: '领取内购券',
    chrome: 'custom',
    login: true,
    params: params<{ giftCode?: string }>(),
  },
  '/pagesBannerActivity/innerRecommand/index': {
    title: '员工内荐',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/innerRecommand/innerRecord': {
    title: '内荐记录',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    reachBottom: 50,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/innerRecommand/rule': {
    title: '内荐规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/springEmp/index': {
    title: '春季员工大使',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/springEmp/share': {
    title: '春日试驾邀请',
    chrome: 'custom',
    params: params<{ id?: string; share_code?: string; inviteRelationId?: string; jobId?: string }>(),
  },
  '/pagesBannerActivity/springEmp/recordList': {
    title: '我的邀约',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    reachBottom: 50,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/springEmp/rule': {
    title: '大使规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/innerDrive/index': {
    title: '员工邀约试驾',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/innerDrive/share': {
    title: '员工专属试驾',
    chrome: 'custom',
    params: params<{ id?: string; share_code?: string; inviteRelationId?: string }>(),
  },
  '/pagesBannerActivity/inviteActivity/inviteWarpper': {
    title: '邀请好友购车',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteActivity/beInviteWarpper': {
    title: `好友邀你选${brand.name}`,
    chrome: 'custom',
    params: params<{ id?: string; share_code?: string; inviteRelationId?: string }>(),
  },
  '/pagesBannerActivity/inviteActivity/rule': {
    title: '活动规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/webview': {
    title: '活动详情',
    chrome: 'custom',
    params: params<{ src: string }>(),
  },
  '/pagesBannerActivity/inviteFriend/index': {
    title: '邀请好友注册',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/inviteFriend/invitePage': {
    title: `加入${brand.name}`,
    chrome: 'custom',
    params: params<{ id?: string; share_code?: string; inviteRelationId?: string }>(),
  },
  '/pagesBannerActivity/driveActivity/index': {
    title: '周末试驾季',
    chrome: 'custom',
    params: params<{ modelId?: string }>(),
  },
  '/pagesBannerActivity/driveActivity/result': {
    title: '预约结果',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ key?: string; driveNo?: string }>(),
  },
  '/pagesBannerActivity/rightsActivity/index': {
    title: '限时购车权益',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/rightsActivity/rule': {
    title: '权益规则',
    chrome: 'custom',
    params: params<{ id?: string; modelId?: string }>(),
  },
  '/pagesBannerActivity/welfareCenter/index': {
    title: '福利中心',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/welfareCenter/rule': {
    title: '福利规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/welfareCenter/myPrize': {
    title: '我的奖品',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ id?: string; tab?: string }>(),
  },
  '/pagesBannerActivity/innerDraw/index': {
    title: '员工专属抽奖',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/innerDraw/accept': {
    title: '领取奖品',
    chrome: 'custom',
    login: true,
    params: params<{ awardId: string }>(),
  },
  '/pagesBannerActivity/asianVote/index': {
    title: '亚洲赛事应援',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/asianVote/zeekr': {
    title: '赛事用车涂装投票',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/worldActivity/index': {
    title: `${brand.name}世界行`,
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/worldActivity/share': {
    title: '帮好友点亮城市',
    chrome: 'custom',
    params: params<{ id: string }>(),
  },
  '/pagesBannerActivity/worldActivity/rule': {
    title: '活动规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/volume/index': {
    title: `一起为${brand.name}发声`,
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/volume/route': {
    title: '任务路线',
    chrome: 'custom',
    /** The channel that is marked, such as a printed code names it. */
    params: params<{ id?: string; channel?: string }>(),
  },
  '/pagesBannerActivity/volume/list': {
    title: '我的投稿',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ id?: string; channel?: string }>(),
  },
  '/pagesBannerActivity/volume/rule': {
    title: '活动规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesBannerActivity/volume/wechatVideoPage': {
    title: '视频号发声',
    chrome: 'custom',
    /** `post`: a refused one that is sent again, also below. */
    params: params<{ id?: string; post?: string }>(),
  },
  '/pagesBannerActivity/volume/momentsPage': {
    title: '朋友圈发声',
    chrome: 'custom',
    params: params<{ id?: string; post?: string }>(),
  },
  '/pagesBannerActivity/volume/douyinPage': {
    title: '抖音发声',
    chrome: 'custom',
    params: params<{ id?: string; post?: string }>(),
  },
  '/pagesBannerActivity/volume/redbookPage': {
    title: '小红书发声',
    chrome: 'custom',
    params: params<{ id?: string; post?: string }>(),
  },
});
