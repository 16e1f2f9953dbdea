import { formatDate } from '@voltfront/rules/format/date';
import { DAY_MS } from '@voltfront/rules/time';
import { whenActive } from '../../kernel/account-guard';
import { defineModule } from '../../kernel/module';
import { assembleCopy } from './assemble-copy';
import { noteCollected } from './collection-counts';
import { deleteOld } from './copy.repository';
import { copyPages } from './hand-out-copy';
import { privacyRoutes } from './privacy.routes';

/**
 * Requests are kept this long after their copy expired; counts a little longer than the longest
 * period shown.
 */
const KEEP_MS = 365 * DAY_MS;
const KEEP_COUNTS_MS = 370 * DAY_MS;

/**
 * Collected personal data: the list, the person's values and counts, and the copy of their data.
 */
export const privacy = defineModule({
  name: 'privacy',
  routes: privacyRoutes,
  jobs: { assemblePrivacyCopy: whenActive(({ accountId }) => accountId, assembleCopy) },
  setup(app) {
    app.collection = { note: noteCollected };
  },
  raw: copyPages,
  upkeep: (ctx) => deleteOld(ctx.db, ctx.now(), ctx.now() - KEEP_MS, formatDate(ctx.now() - KEEP_COUNTS_MS)),
});
