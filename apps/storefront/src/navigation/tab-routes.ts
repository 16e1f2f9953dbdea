import { defineRoutes, params } from './define-routes';

/** Rows of the tab bar: every page shows it, so that they are known before any package is. `/` is `pages/community/index`. */
export const tabRoutes = defineRoutes({
  '/': { title: '社区', chrome: 'tab', pullDownRefresh: true, params: params<{ tab?: string; writings?: string }>() },
  '/pages/car/index': { title: '购车', chrome: 'tab', noScroll: true, params: params<{ model?: string }>() },
  '/pages/mine/index': { title: '我的', chrome: 'tab', login: true },
});
