import { defineModule } from '../../kernel/module';
import { appPages } from './app-pages';
import { downloadPageData } from './download.page-data';
import { downloadRoutes } from './download.routes';

export { demoPackagePath } from './demo-package';
export { type DownloadSeed, seedDownloads } from './download-seed.repository';

/** The native app: versions, trial rounds with seats, and downloads. */
export const download = defineModule({
  name: 'download',
  routes: downloadRoutes,
  pageData: downloadPageData,
  raw: appPages,
});
