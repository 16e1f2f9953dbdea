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
  '/pages/share/giftDesc': {
    title: '盲盒规则',
    chrome: 'custom',
    reachBottom: 50,
    params: params<{ id?: string }>(),
  },
  '/pages/webview/index': { title: '网页', chrome: 'custom', params: params<{ src: string; title?: string }>() },
});
