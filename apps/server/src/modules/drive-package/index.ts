import './drive-package.events';
import { route } from '../../gateway/routes';
import { whenActive } from '../../kernel/account-guard';
import { defineModule } from '../../kernel/module';
import { claimPlace } from './claim-place';
import { seedPackages } from './demo';
import { drivePackagePageData } from './drive-package.page-data';
import { followDelivery, followFinished, noteApplied, noteMoved } from './follow-drives';
import { showOwnPackage, showTarget } from './show-package';

/** Packages that people give away after a drive: friends take a place, drive, and both get something. */
export const drivePackage = defineModule({
  name: 'drive-package',
  routes: {
    'GET /api/mpmkt/v1/testDrive/package': route({ run: (ctx) => showOwnPackage(ctx) }),
    'GET /api/mpmkt/v1/testDrive/package/target': route({
      run: async (ctx, { query }) => (await showTarget(ctx, query.code)).target,
    }),
    'POST /api/mpmkt/v1/testDrive/package/claim': route({
      tx: true,
      run: (ctx, { body }) => claimPlace(ctx, body.code),
    }),
  },
  pageData: drivePackagePageData,
  events: {
    TestDriveMoved: { followFinishedDrive: whenActive(({ userId }) => userId, followFinished) },
    OrderDelivered: { followDelivery: whenActive(({ userId }) => userId, followDelivery) },
  },
  hooks: { driveApplied: noteApplied, driveMoved: noteMoved },
  demo: [{ name: 'drive-packages', since: '2026-11-26', load: seedPackages }],
});
