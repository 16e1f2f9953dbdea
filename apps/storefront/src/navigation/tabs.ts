import { create } from 'zustand';
import type { TabPath } from './route-table';
import { tabRoutes } from './tab-routes';

/** An item of the tab bar. */
export interface TabItem {
  pagePath: TabPath;
  /** Name of the icon in the design system, plain and selected. */
  iconPath: 'community' | 'car' | 'mine';
  selectedIconPath: 'community' | 'car' | 'mine';
  text: string;
  /** Address of an icon picture that operators set for a season; the design system's icon when missing. */
  icon?: string;
  needLogin: boolean;
  redDot: boolean;
  /** Unread count; 0 shows none. */
  badge: number;
}

const tab = (pagePath: TabPath, icon: TabItem['iconPath']): TabItem => {
  const route: { title: string; login?: boolean } = tabRoutes[pagePath];
  return {
    pagePath,
    iconPath: icon,
    selectedIconPath: icon,
    text: route.title,
    needLogin: route.login === true,
    redDot: false,
    badge: 0,
  };
};

const useStore = create<{ items: readonly TabItem[] }>(() => ({
  items: [tab('/', 'community'), tab('/pages/car/index', 'car'), tab('/pages/mine/index', 'mine')],
}));

/** The items of the tab bar, for components. */
export const useTabs = (): readonly TabItem[] => useStore((state) => state.items);

/** Sets or takes away a tab's red dot or unread count. */
export function markTab(pagePath: TabPath, mark: { redDot?: boolean; badge?: number }): void {
  useStore.setState(({ items }) => ({
    items: items.map((item) => (item.pagePath === pagePath ? { ...item, ...mark } : item)),
  }));
}
