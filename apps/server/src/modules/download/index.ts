import { defineModule } from '../../kernel/module';
import { appPages } from './app-pages';
import { downloadPageData } from './download.page-data';
import { deleteTester } from './download.repository';
import { downloadRoutes } from './download.routes';
import { downloadData, downloadFacts } from './personal-data';

export { demoPackagePath } from './demo-package';
export { type DownloadSeed, seedDownloads } from './seed-downloads';

/** The native app: its versions, trial rounds with places, and downloads. */
export const download = defineModule({
  name: 'download',
  routes: downloadRoutes,
  pageData: downloadPageData,
  raw: appPages,
  events: { AccountCancelled: { forgetTester: (ctx, { accountId }) => deleteTester(ctx.db, accountId) } },
  hooks: {
    personalFacts: (ctx, { accountId, since }) => downloadFacts(ctx, accountId, since),
    personalData: (ctx, { accountId }) => downloadData(ctx, accountId),
  },
});
