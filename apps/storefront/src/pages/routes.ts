import { defineRoutes, params } from '../navigation/define-routes';
import { tabRoutes } from '../navigation/tab-routes';

/** Top-level pages, the tabs first. */
export const mainRoutes = defineRoutes({
  ...tabRoutes,
  '/pages/home/index': { title: '首页', chrome: 'custom' },
  '/pages/download/index': { title: '下载 App', chrome: 'custom' },
  '/pages/download/grayscaleDownload/index': {
    title: '体验版下载',
    chrome: 'custom',
    params: params<{ round?: string }>(),
  },
  '/{token}': { title: '正在打开', chrome: 'custom', params: params<{ token: string }>() },
  '/choose-location': {
    title: '选择位置',
    chrome: 'custom',
    noScroll: true,
    params: params<{ latitude?: string; longitude?: string }>(),
  },
  '/open-location': {
    title: '查看位置',
    chrome: 'custom',
    noScroll: true,
    params: params<{ latitude: string; longitude: string; name?: string; address?: string }>(),
  },
  '/pages/login/index': { title: '登录', chrome: 'custom' },
  '/pages/login/code': { title: '输入验证码', chrome: 'custom' },
  '/pages/vote/index': {
    title: '锁单提醒',
    chrome: 'custom',
    login: true,
    params: params<{ orderNo?: string }>(),
  },
  '/pages/vote/temporaryVote': {
    title: '终身免费充电权益',
    chrome: 'custom',
    login: true,
    params: params<{ orderNo?: string }>(),
  },
  '/pages/share/index': {
    title: '推荐有礼',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    reachBottom: 50,
    params: params<{ id?: string }>(),
  },
  '/pages/share/target': {
    title: '好友邀请你',
    chrome: 'custom',
    reachBottom: 50,
    params: params<{ id?: string; share_code?: string; inviteRelationId?: string }>(),
  },
  '/pages/share/inviterList': {
    title: '我的邀请记录',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    reachBottom: 50,
    params: params<{ id?: string }>(),
  },
  '/pages/share/qrcode': {
    title: '面对面邀请',
    chrome: 'custom',
    login: true,
    reachBottom: 50,
    params: params<{ id?: string }>(),
  },
  '/pages/share/posterList': {
    title: '选择海报',
    chrome: 'custom',
    login: true,
    reachBottom: 50,
    params: params<{ id?: string }>(),
  },
  '/pages/share/share': {
    title: '分享海报',
    chrome: 'custom',
    login: true,
    reachBottom: 50,
    params: params<{ id?: string; posterId?: string }>(),
  },
  '/pages/share/rule': {
    title: '活动规则',
    chrome: 'custom',
    reachBottom: 50,
    params: params<{ id?: string }>(),
  },
  '/pages/share/description': {
    title: '活动介绍',
    chrome: 'custom',
    reachBottom: 50,
    params: params<{ id?: string }>(),
  },
  '/pages/share/giftDesc': {
    title: '盲盒规则',
    chrome: 'custom',
    reachBottom: 50,
    params: params<{ id?: string }>(),
  },
  '/pages/webview/index': { title: '网页', chrome: 'custom', params: params<{ src: string; title?: string }>() },
});
