export { ensureLogin, goToLogin, rememberPage, replaceByLogin, returnAfterLogin } from './after-login';
export { packageBehindTab, REACH_BOTTOM } from './app-config';
export { type ConsentDocument, documentAddress, openDocument } from './documents';
export { back, canGoBack, navigate, openAddress, openInPlace, redirect, relaunch, switchTab } from './navigate';
export { hostOf, inAppAddress, isOwnHost, openLink } from './open-link';
export { findRoute, isRoutePath, type ParamsOf, type RoutePath, routeTable, type TabPath } from './route-table';
export { currentAddress, isGuarded } from './stack';
export { markTab, type TabItem, useTabs } from './tabs';
export { useParams } from './use-params';
