/** The tabs in their order, each with the package whose code it fetches ahead of need. */
export const TABS = [
  { path: '/', text: '社区', preloads: 'pagesCommunity' },
  { path: '/pages/car/index', text: '购车', preloads: 'pagesDetail' },
  { path: '/pages/mine/index', text: '我的', preloads: 'pagesMine' },
] as const;

/** The package whose code a tab fetches ahead of need. */
export const packageBehindTab = (path: string): string | undefined => TABS.find((tab) => tab.path === path)?.preloads;

/** Distance to the page's end (px) at which lists load more. */
export const REACH_BOTTOM = 120;
