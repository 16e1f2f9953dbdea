import { SECOND_MS } from '@voltfront/rules/time';
import './form.hooks';
import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { defineForm, findForm } from './define-form';
import { driveSurvey } from './demo-forms';
import { listOffers } from './list-offers';

export { changeEntry } from './change-entry';
export { checkEntry, refuseAnswers } from './check-entry';
export { defineForm, findForm, replaceForm } from './define-form';
export { entryForStaff, entryLines } from './entry-lines';
export { deletePicturesAt, withLastingPictures } from './entry-pictures';
export { forgetPastVisitors, type SelectPastVisitors } from './forget-visitors';
export { type EntryRow, selectEntriesWithForms, selectEntry, selectOnce } from './form.repository';
export { keepDemoEntry } from './keep-entry';
export { findOwnEntry } from './own-entry';
export { openAnswers } from './seal-answers';
export { storeEntry } from './store-entry';
export { removeEntry, submitEntry } from './submit-entry';

const KEEP_MS = 5 * SECOND_MS;

/**
 * Data-driven forms: their versions, people's answers and related data. Other modules decide what
 * they are used for.
 */
export const form = defineModule({
  name: 'form',
  routes: {
    'GET /api/mpmkt/v1/form/detail': route({ cacheMs: KEEP_MS, run: (ctx, { query }) => findForm(ctx, query.formId) }),
    'POST /api/mpmkt/v1/form/offers': route({ run: (ctx, { body }) => listOffers(ctx, body) }),
  },
  demo: [{ name: 'drive-survey', since: '2026-11-24', load: async (ctx) => void (await defineForm(ctx, driveSurvey)) }],
});
