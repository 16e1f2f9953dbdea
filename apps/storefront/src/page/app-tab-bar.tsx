import { useEffect } from 'react';
import { packageBehindTab, switchTab, type TabItem, useTabs } from '@/navigation';
import { onFirstInteraction } from '@/platform/first-interaction';
import { hideNativeTabBar } from '@/platform/layout';
import { usePageShow } from '@/platform/page-events';
import { router } from '@/platform/router';
import { askConsent, hasConsent, translate } from '@/session';
import { type IconName, TabBar } from '@/ui';
import { tabShown } from './tab-shown';

const ICONS: Readonly<Record<TabItem['iconPath'], IconName>> = { community: 'home', car: 'car', mine: 'user' };

/**
 * The app's tab bar. Tapping the current tab does nothing. A tab that needs a login first asks for consent where it is
 * missing, instead of navigating; once given, the tab opens.
 */
export function AppTabBar({ route }: { route: string }) {
  const tabs = useTabs();
  usePackagePreload(route);
  usePageShow(hideNativeTabBar);
  usePageShow(tabShown);

  const handleSelect = async (path: string) => {
    const tab = tabs.find((item) => item.pagePath === path);
    if (!tab || path === route) return;
    if (tab.needLogin && !hasConsent() && !(await askConsent())) return;
    switchTab(tab.pagePath);
  };

  const items = tabs.map((tab) => ({
    key: tab.pagePath,
    text: translate(tab.text),
    icon: ICONS[tab.iconPath],
    activeIcon: ICONS[tab.selectedIconPath],
    badge: tab.badge > 0 ? tab.badge : tab.redDot,
  }));
  return <TabBar items={items} activeKey={route} onSelect={handleSelect} />;
}

/** Fetches the package behind the tab, once the customer does something: the first load stays small. */
function usePackagePreload(route: string): void {
  useEffect(() => {
    const root = packageBehindTab(route);
    if (root) return onFirstInteraction(() => router.preload(root));
  }, [route]);
}
