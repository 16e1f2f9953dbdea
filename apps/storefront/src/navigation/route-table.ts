import { mainRoutes } from '../pages/routes';
import { activityRoutes } from '../pagesActivity/routes';
import { bannerActivityRoutes } from '../pagesBannerActivity/routes';
import { communityRoutes } from '../pagesCommunity/routes';
import { detailRoutes } from '../pagesDetail/routes';
import { documentsRoutes } from '../pagesDocuments/routes';
import { driveRoutes } from '../pagesDrive/routes';
import { followRoutes } from '../pagesFollow/routes';
import { integralActivityRoutes } from '../pagesIntegralActivity/routes';
import { invoiceRoutes } from '../pagesInvoice/routes';
import { mineRoutes } from '../pagesMine/routes';
import { orderRoutes } from '../pagesOrder/routes';
import { storeRoutes } from '../pagesStore/routes';
import { serviceRoutes } from '../yunxin/routes';
import type { ParamsMarker } from './define-routes';

/** Every page of the app by its path: app configuration, navigation and guards are derived from it. */
export const routeTable = {
  ...mainRoutes,
  ...communityRoutes,
  ...detailRoutes,
  ...orderRoutes,
  ...storeRoutes,
  ...followRoutes,
  ...invoiceRoutes,
  ...mineRoutes,
  ...documentsRoutes,
  ...driveRoutes,
  ...activityRoutes,
  ...bannerActivityRoutes,
  ...integralActivityRoutes,
  ...serviceRoutes,
};

type Routes = typeof routeTable;

/** Paths that can be linked to. */
export type RoutePath = keyof Routes;

/** Paths of the tab bar. */
export type TabPath = { [P in RoutePath]: Routes[P] extends { chrome: 'tab' } ? P : never }[RoutePath];

/** Parameters of a page; pages without any take none. */
export type ParamsOf<P extends RoutePath> = Routes[P] extends { params: ParamsMarker<infer T extends object> }
  ? T
  : Record<never, never>;
