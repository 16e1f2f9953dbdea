import { brand } from '@voltfront/brand';
import { defineRoutes, params } from '../navigation/define-routes';

/** Campaigns and test drives. */
export const activityRoutes = defineRoutes({
  '/pagesActivity/testDrive/index': {
    title: '预约试驾',
    chrome: 'custom',
    /** Model and city to begin with. */
    params: params<{ modelId?: string; cityCode?: string }>(),
  },
  '/pagesActivity/testDrive/h5': {
    title: '预约试驾',
    chrome: 'custom',
    /** Where the advertisement was, which click led here, and the model that it was about. */
    params: params<{ channel?: string; click?: string; modelId?: string }>(),
  },
  '/pagesActivity/testDrive/h5Rule': { title: '试驾活动规则', chrome: 'custom' },
  '/pagesActivity/testDrive/channel': {
    title: '预约试驾',
    chrome: 'custom',
    params: params<{ code: string; sub?: string; modelId?: string }>(),
  },
  '/pagesActivity/testDrive/chinaStar': {
    title: '中国星专享试驾',
    chrome: 'custom',
    params: params<{ modelId?: string }>(),
  },
  '/pagesActivity/testDrive/collaboration': {
    title: '合作伙伴专享试驾',
    chrome: 'custom',
    params: params<{ partner: string }>(),
  },
  '/pagesActivity/testDrive/marketing': {
    title: '品牌试驾季',
    chrome: 'custom',
    params: params<{ cityCode?: string }>(),
  },
  '/pagesActivity/testDrive/marketResult': {
    title: '提交成功',
    chrome: 'custom',
    params: params<{ key?: string; driveNo?: string }>(),
  },
  '/pagesActivity/testDrive/marketingTwo': {
    title: '品牌试驾季 第二季',
    chrome: 'custom',
    params: params<{ modelId?: string }>(),
  },
  '/pagesActivity/testDrive/marketTwoResult': {
    title: '预约成功',
    chrome: 'custom',
    params: params<{ key?: string; driveNo?: string }>(),
  },
  '/pagesActivity/testDrive/keyCustomers': {
    title: '大客户试驾',
    chrome: 'custom',
    params: params<{ cityCode?: string }>(),
  },
  '/pagesActivity/testDrive/marketingShanghai': {
    title: '上海专场试驾',
    chrome: 'custom',
    params: params<{ modelId?: string }>(),
  },
  '/pagesActivity/testDrive/marketingX': {
    title: `${brand.models.YLX} 夜享试驾`,
    chrome: 'custom',
    params: params<{ cityCode?: string }>(),
  },
  '/pagesActivity/testDrive/lcb009': {
    title: `${brand.models.YL09} 家庭试驾`,
    chrome: 'custom',
    /** The partner's order. */
    params: params<{ orderNo?: string; cityCode?: string }>(),
  },
  '/pagesActivity/testDrive/lcb009Result': {
    title: '预约成功',
    chrome: 'custom',
    params: params<{ key?: string; driveNo?: string }>(),
  },
  '/pagesActivity/testDrive/lcbIndex': {
    title: '合作渠道试驾',
    chrome: 'custom',
    /** Number of the partner's member. */
    params: params<{ memberNo?: string; modelId?: string }>(),
  },
  '/pagesActivity/testDrive/lcbResult': {
    title: '预约成功',
    chrome: 'custom',
    params: params<{ key?: string; driveNo?: string }>(),
  },
  '/pagesActivity/testDrive/lcbBrowser': {
    title: '合作渠道试驾',
    chrome: 'custom',
    params: params<{ partnerNo?: string; modelId?: string }>(),
  },
  '/pagesActivity/testDrive/lcbBrowserResult': {
    title: '提交成功',
    chrome: 'custom',
    params: params<{ key?: string; driveNo?: string }>(),
  },
  '/pagesActivity/testDriveTemplate/carList': {
    title: '选择试驾车型',
    chrome: 'custom',
    /** Code of the template's channel. */
    params: params<{ id: string; cityCode?: string }>(),
  },
  '/pagesActivity/testDriveTemplate/index': {
    title: '预约试驾',
    chrome: 'custom',
    params: params<{ id: string; modelId?: string }>(),
  },
  '/pagesActivity/testDrive/notification': {
    title: '试驾通知',
    chrome: 'custom',
    params: params<{ key: string }>(),
  },
  '/pagesActivity/testDrive/confirmationLetter': {
    title: '试驾确认书',
    chrome: 'custom',
    login: true,
    /** One of both, as for the result. */
    params: params<{ key?: string; driveNo?: string }>(),
  },
  '/pagesActivity/testDrive/testDriveReport': {
    title: '试驾反馈',
    chrome: 'custom',
    login: true,
    params: params<{ driveNo: string }>(),
  },
  '/pagesActivity/testDrive/newTestDriveReport': {
    title: '试驾报告',
    chrome: 'custom',
    login: true,
    params: params<{ driveNo: string }>(),
  },
  '/pagesActivity/testDrive/packageShare': { title: '试驾礼包分享', chrome: 'custom', login: true },
  '/pagesActivity/testDrive/packageShareTarget': {
    title: '领取试驾礼包',
    chrome: 'custom',
    params: params<{ code: string }>(),
  },
  '/pagesActivity/giftTestDrive/index': {
    title: '试驾有礼',
    chrome: 'custom',
    /** Which campaign; default: the one that is called `gift`. */
    params: params<{ code?: string }>(),
  },
  '/pagesActivity/giftTestDrive/rule': {
    title: '活动规则',
    chrome: 'custom',
    params: params<{ code?: string }>(),
  },
  '/pagesActivity/testDriveInvitation': {
    title: '试驾邀请函',
    chrome: 'custom',
    params: params<{ code: string }>(),
  },
  '/pagesActivity/testDriveActivity': {
    title: '试驾品鉴会',
    chrome: 'custom',
    /** Which event; default: the one that is called `circuit`. */
    params: params<{ code?: string }>(),
  },
  '/pagesActivity/carAggregated': {
    title: '车型主页',
    chrome: 'custom',
    /** The first model without one. */
    params: params<{ modelId?: string; share_code?: string }>(),
  },
  '/pagesActivity/aggregatedPage': {
    title: '活动专区',
    chrome: 'custom',
    /** Which hub; the main one without it. */
    params: params<{ kind?: string; share_code?: string }>(),
  },
  '/pagesActivity/testDrive/result': {
    title: '预约结果',
    chrome: 'custom',
    pullDownRefresh: true,
    /** One of both: the key of an application, or its number for the person who applied. */
    params: params<{ key?: string; driveNo?: string }>(),
  },
  '/pagesActivity/myPrize': {
    title: '我的奖品',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ tab?: string }>(),
  },
  '/pagesActivity/newPeopleWelfare/index': {
    title: '新人福利',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesActivity/newPeopleWelfare/detail': {
    title: '福利详情',
    chrome: 'custom',
    params: params<{ id?: string; giftId?: string }>(),
  },
  '/pagesActivity/treasureBox': {
    title: '宝箱',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesActivity/route': {
    title: '活动跳转',
    chrome: 'custom',
    /** A short code; in mini-programs it comes as the scene of a printed code. */
    params: params<{ code?: string; share_code?: string; channel?: string }>(),
  },
  '/pagesActivity/koc/index': { title: '共创官招募', chrome: 'custom', params: params<{ id?: string }>() },
  '/pagesActivity/koc/form': { title: '申请共创官', chrome: 'custom', login: true, params: params<{ id?: string }>() },
  '/pagesActivity/koc/formApp': {
    title: '申请共创官',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string }>(),
  },
  '/pagesActivity/koc/appKocSuccess': {
    title: '审核中',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string }>(),
  },
  '/pagesActivity/mail': {
    title: '调整通知',
    chrome: 'custom',
    /** Which letter. */
    params: params<{ id: string }>(),
  },
  '/pagesActivity/webview': {
    title: '活动页面',
    chrome: 'custom',
    /** `share` is `0` for pages that are not passed on. */
    params: params<{ src: string; title?: string; share?: string }>(),
  },
  '/pagesActivity/giftDriveInvite/index': {
    title: '邀友试驾赠礼',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesActivity/giftDriveInvite/giftMine': {
    title: '我的礼品',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ id?: string }>(),
  },
  '/pagesActivity/giftDriveInvite/beInvited': {
    title: '好友请你试驾',
    chrome: 'custom',
    /** The campaign: also those of prizes lead their friends here. */
    params: params<{ id?: string; share_code?: string; inviteRelationId?: string }>(),
  },
  '/pagesActivity/redPackage/enterPage': {
    title: '节日红包',
    chrome: 'custom',
    login: true,
    params: params<{ slug?: string }>(),
  },
  '/pagesActivity/redPackage/recordList': {
    title: '红包记录',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ slug?: string }>(),
  },
  '/pagesActivity/redPackage/sentPocket': {
    title: '领取红包',
    chrome: 'custom',
    params: params<{ id: string; share_code?: string }>(),
  },
  '/pagesActivity/redPackage/pocketDetail': {
    title: '红包详情',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ id: string }>(),
  },
  '/pagesActivity/redPackage/sentSuccess': {
    title: '红包已包好',
    chrome: 'custom',
    login: true,
    params: params<{ id: string }>(),
  },
  '/pagesActivity/snapUp/index': {
    title: '限时抢购',
    chrome: 'custom',
    /** Which sale; `snapUpId` is its name in older links. */
    params: params<{ id?: string; snapUpId?: string; share_code?: string }>(),
  },
  '/pagesActivity/snapUp/detail': {
    title: '抢购详情',
    chrome: 'custom',
    params: params<{ id?: string; code: string; share_code?: string }>(),
  },
  '/pagesActivity/snapUp/confirm': {
    title: '确认抢购订单',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string; code: string }>(),
  },
  '/pagesActivity/celebrate/index': {
    title: '车展庆典',
    chrome: 'custom',
    params: params<{ id?: string; share_code?: string }>(),
  },
  '/pagesActivity/celebrate/list': {
    title: '城市庆典',
    chrome: 'custom',
    pullDownRefresh: true,
    /** The campaign whose celebrations are listed. */
    params: params<{ id?: string; cityCode?: string }>(),
  },
  '/pagesActivity/celebrate/detail': {
    title: '庆典详情',
    chrome: 'custom',
    params: params<{ id: string; share_code?: string }>(),
  },
  '/pagesActivity/autoShow/appointment': {
    title: '车展预约',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesActivity/copy/index': { title: '抄作业', chrome: 'custom', pullDownRefresh: true },
  '/pagesActivity/copy/description': { title: '抄作业说明', chrome: 'custom' },
  '/pagesActivity/openChannels': {
    title: '视频号',
    chrome: 'default',
    reachBottom: 20,
    params: params<{ id: string }>(),
  },
  '/pagesActivity/zeekrXVote/index': {
    title: `${brand.models.YLX} 由你定`,
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesActivity/zeekrXVote/rule': {
    title: '投票规则',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesActivity/help/index': { title: '好友助力', chrome: 'custom', params: params<{ id?: string }>() },
  '/pagesActivity/help/group': { title: '为好友助力', chrome: 'custom', params: params<{ id: string }>() },
  '/pagesActivity/worldCup/index': { title: '世界杯竞猜', chrome: 'custom', params: params<{ id?: string }>() },
  '/pagesActivity/worldCup/participateQuiz': {
    title: '参与竞猜',
    chrome: 'custom',
    login: true,
    params: params<{ id?: string; match: string }>(),
  },
  '/pagesActivity/worldCup/quizResult': {
    title: '竞猜结果',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    reachBottom: 50,
    params: params<{ id?: string; tab?: 'own' | 'ranking' }>(),
  },
  '/pagesActivity/worldCup/rule': { title: '竞猜规则', chrome: 'custom', params: params<{ id?: string }>() },
  '/pagesActivity/anniversary/index': {
    title: '周年庆',
    chrome: 'custom',
    params: params<{ id?: string; link?: string }>(),
  },
  '/pagesActivity/anniversary/prepare': {
    title: '周年庆预热',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
  '/pagesActivity/anniversary/description': {
    title: '活动说明',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
});
