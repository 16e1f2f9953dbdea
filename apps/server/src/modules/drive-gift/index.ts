import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { claimGift } from './claim-gift';
import { seedDriveGifts } from './demo';
import { driveGiftPageData } from './drive-gift.page-data';
import { followDrive, forgetGifts, lapseGift, reserveGift } from './reserve-gift';
import { showGifts } from './show-gifts';

/** Gifts that are chosen with an application, kept for the drive and claimed after it. */
export const driveGift = defineModule({
  name: 'drive-gift',
  routes: {
    'GET /api/mpmkt/v1/testDrive/gifts': route({ run: (ctx, { query }) => showGifts(ctx, query.code) }),
    'POST /api/mpmkt/v1/testDrive/gift/claim': route({ tx: true, run: (ctx, { body }) => claimGift(ctx, body) }),
  },
  pageData: driveGiftPageData,
  events: { AccountCancelled: { forgetDriveGifts: forgetGifts } },
  hooks: { driveApplied: reserveGift, driveMoved: followDrive },
  jobs: { lapseDriveGift: lapseGift },
  demo: [{ name: 'drive-gifts', since: '2026-11-26', load: seedDriveGifts }],
});
