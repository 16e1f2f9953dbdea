import './test-drive.events';
import { SECOND_MS } from '@voltfront/rules/time';
import { route } from '../../gateway/routes';
import { guardOf } from '../../kernel/account-guard';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { defineModule } from '../../kernel/module';
import { forgetPastVisitors } from '../form';
import { roughEstimate } from '../trade-in';
import { careOfDrives } from './care-of-drives';
import { cancelDrive, confirmDrive, forgetDrives, loseDriveSlot, missDrive, moveDrive } from './change-drive';
import { deleteEarlierProofs } from './delete-proofs';
import { seedTestDrives } from './demo';
import { seedLeads } from './demo/leads';
import { seedReviewed } from './demo/reviewed';
import { seedDriveCampaigns } from './demo/seed-campaigns';
import { seedStaffChannels } from './demo/staff-channels';
import { listDriveSlots, listDriveStores, offerDrivePlaces } from './drive-places';
import { sendReport, showReport } from './drive-report';
import { drivesSince } from './driven-since';
import { callerOf, findDrive } from './find-drive';
import { letterPages } from './letter-pages';
import { showChannel } from './show-channel';
import { showStaffDrive } from './show-staff-drive';
import { showTemplate } from './show-template';
import { showLetter, signLetter } from './sign-letter';
import { staffChannelRoutes } from './staff-channel.routes';
import { listStaffDrives, showDay } from './staff-drives';
import { leadFile } from './staff-leads';
import { stepDrive } from './step-drive';
import { driveNumbers, drivePlacesOf } from './store-cars';
import { submitDrive } from './submit-drive';
import { testDrivePageData } from './test-drive.page-data';
import { presentDrive, presentRunning } from './test-drive.presenter';
import { selectAllRunning, selectLatest, selectPastVisitors, selectWithDrivesSince } from './test-drive.repository';
import { textDrive } from './text-drive';

export { arrangeDrive } from './change-drive';
export { listDriveSlots, TEST_DRIVE } from './drive-places';
export { isFeedbackSent } from './drive-report';
export { drivenSince, drivesSince } from './driven-since';
export { drivesById, findDrives, maskedContact, setDriveSource } from './drives-of-others';
export { callerOf, findDrive } from './find-drive';
export { lockDrive } from './move-drive';
export { type ChannelInput, defineChannel, showChannel } from './show-channel';
export { carsOfStores, modelsToDrive, setDriveHours, setStoreCars } from './store-cars';
export { type DriveRow, selectApplication, selectDrive, selectDriveByNo } from './test-drive.repository';

const KEEP_MS = 5 * SECOND_MS;
/** More than there are models. */
const MOST_RUNNING = 20;

/** A handler that acts for an account, or for a phone without one. */
const forPerson =
  <P extends { userId: string }>(run: (ctx: Ctx, event: P) => Promise<void>) =>
  async (ctx: Ctx, event: P): Promise<void> => {
    const isActive = event.userId.startsWith('phone:') || (await guardOf(ctx).holdAccount(ctx.db, event.userId));
    if (isActive) await run(ctx, event);
  };

async function listRunning(ctx: Ctx) {
  const caller = await callerOf(ctx);
  return caller ? presentRunning(ctx, await selectAllRunning(ctx.db, caller, MOST_RUNNING)) : [];
}

async function showMine(ctx: Ctx, code: string) {
  const caller = await callerOf(ctx);
  const row = caller && (await selectLatest(ctx.db, caller, code));
  return { drive: row ? await presentDrive(ctx, row) : null };
}

/** Test drives: channels as rows, one running drive per person and model, slots shared by all channels. */
export const testDrive = defineModule({
  name: 'test-drive',
  routes: {
    ...staffChannelRoutes,
    'GET /api/mpmkt/v1/testDrive/channel': route({
      cacheMs: KEEP_MS,
      run: (ctx, { query }) => showChannel(ctx, query.code),
    }),
    'GET /api/mpmkt/v1/testDrive/stores': route({
      cacheMs: KEEP_MS,
      run: (ctx, { query }) => listDriveStores(ctx, query),
    }),
    'GET /api/mpmkt/v1/testDrive/slots': route({ run: (ctx, { query }) => listDriveSlots(ctx, query) }),
    // Not one transaction: a wrong code has to count.
    'POST /api/mpmkt/v1/testDrive/submit': route({ tx: false, run: (ctx, { body }) => submitDrive(ctx, body) }),
    'GET /api/mpmkt/v1/testDrive/detail': route({
      run: async (ctx, { query }) => presentDrive(ctx, await findDrive(ctx, query)),
    }),
    'GET /api/mpmkt/v1/testDrive/mine': route({ run: (ctx, { query }) => showMine(ctx, query.code) }),
    'GET /api/mpmkt/v1/testDrive/estimate': route({
      cacheMs: KEEP_MS,
      run: async (ctx, { query }) => {
        const range = await roughEstimate(ctx, query);
        if (!range) throw refuse('NOT_FOUND');
        return range;
      },
    }),
    'GET /api/mpmkt/v1/testDrive/template': route({
      cacheMs: KEEP_MS,
      run: (ctx, { query }) => showTemplate(ctx, query),
    }),
    'GET /api/mpmkt/v1/testDrive/running': route({ run: (ctx) => listRunning(ctx) }),
    'GET /api/mpmkt/v1/staff/testDrive/drives': route({ run: (ctx, { query }) => listStaffDrives(ctx, query) }),
    'GET /api/mpmkt/v1/staff/testDrive/drive': route({ run: (ctx, { query }) => showStaffDrive(ctx, query) }),
    'GET /api/mpmkt/v1/staff/testDrive/day': route({ run: (ctx, { query }) => showDay(ctx, query) }),
    'POST /api/mpmkt/v1/staff/testDrive/step': route({ tx: true, run: (ctx, { body }) => stepDrive(ctx, body) }),
    'POST /api/mpmkt/v1/testDrive/confirm': route({
      tx: true,
      run: async (ctx, { body }) => presentDrive(ctx, await confirmDrive(ctx, body)),
    }),
    'GET /api/mpmkt/v1/testDrive/letter': route({ run: (ctx, { query }) => showLetter(ctx, query) }),
    'POST /api/mpmkt/v1/testDrive/letter/sign': route({ tx: true, run: (ctx, { body }) => signLetter(ctx, body) }),
    'GET /api/mpmkt/v1/testDrive/report': route({ run: (ctx, { query }) => showReport(ctx, query.driveNo) }),
    // Not one transaction, as every form.
    'POST /api/mpmkt/v1/testDrive/report/send': route({ tx: false, run: (ctx, { body }) => sendReport(ctx, body) }),
    'POST /api/mpmkt/v1/testDrive/move': route({
      tx: true,
      run: async (ctx, { body }) => presentDrive(ctx, await moveDrive(ctx, body)),
    }),
    'POST /api/mpmkt/v1/testDrive/cancel': route({
      tx: true,
      run: async (ctx, { body }) => presentDrive(ctx, await cancelDrive(ctx, body)),
    }),
  },
  pageData: testDrivePageData,
  raw: (server, app) => {
    letterPages(server, app);
    leadFile.pages(server, app);
  },
  events: {
    SlotClosed: { loseTestDriveSlot: forPerson(loseDriveSlot) },
    AccountCancelled: { forgetTestDrives: forgetDrives },
  },
  async upkeep(ctx) {
    await forgetPastVisitors(ctx, selectPastVisitors);
    await deleteEarlierProofs(ctx);
  },
  jobs: { missTestDrive: forPerson(missDrive), textTestDrive: { tx: false, run: textDrive } },
  hooks: {
    deedsSince: async (ctx, { accountId, since }) => ({ drive: await drivesSince(ctx, accountId, since) }),
    formOffers: offerDrivePlaces,
    visitorsInUse: (ctx, { userIds, before }) => selectWithDrivesSince(ctx.db, userIds, before),
    careOfPerson: careOfDrives,
    slotPlacesOfStore: drivePlacesOf,
    slotNumbers: driveNumbers,
  },
  demo: [
    { name: 'test-drives', since: '2026-11-26', load: seedTestDrives },
    { name: 'drive-campaigns', since: '2026-11-26', load: seedDriveCampaigns },
    { name: 'staff-channels', since: '2026-11-27', load: seedStaffChannels },
    { name: 'reviewed-applications', since: '2026-11-27', load: seedReviewed },
    { name: 'leads', since: '2026-11-26', load: seedLeads },
  ],
});
