import { defineRoutes, params } from '../navigation/define-routes';

/** Top-level pages. `/` is `pages/community/index`. */
export const mainRoutes = defineRoutes({
  '/': { title: '社区', chrome: 'tab', pullDownRefresh: true, params: params<{ tab?: string }>() },
  '/pages/car/index': { title: '购车', chrome: 'tab', noScroll: true, params: params<{ model?: string }>() },
  '/pages/mine/index': { title: '我的', chrome: 'tab', login: true },
  '/{token}': { title: '正在打开', chrome: 'custom', params: params<{ token: string }>() },
  '/pages/login/index': { title: '登录', chrome: 'custom' },
  '/pages/login/code': { title: '输入验证码', chrome: 'custom' },
  '/pages/webview/index': { title: '网页', chrome: 'custom', params: params<{ src: string; title?: string }>() },
});
