import './writing.events';
import { route } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { approveWriting, refuseWriting, takeDownWriting } from './decide-writing';
import { seedWritings } from './demo';
import { forgetArticle } from './forget-article';
import { listWritings, showChoices, showWriting } from './own-writings';
import { publishWriting } from './publish-writing';
import { saveWriting } from './save-writing';
import { listStaffWritings, showStaffWriting } from './staff-writings';
import { appealWriting, deleteOwnWriting, submitWriting, withdrawWriting } from './submit-writing';

export { takeDownArticle } from './decide-writing';
export { publishedTitles } from './published-titles';

/** Articles by customers: drafts, review by staff, one appeal; published ones are articles of the community. */
export const writing = defineModule({
  name: 'writing',
  routes: {
    'GET /api/mpmkt/v1/community/writings': route({ run: (ctx, { query }) => listWritings(ctx, query) }),
    'GET /api/mpmkt/v1/community/writing': route({ run: (ctx, { query }) => showWriting(ctx, query) }),
    'GET /api/mpmkt/v1/community/writing/choices': route({ run: (ctx) => showChoices(ctx) }),
    'POST /api/mpmkt/v1/community/writing/save': route({ tx: true, run: (ctx, { body }) => saveWriting(ctx, body) }),
    'POST /api/mpmkt/v1/community/writing/submit': route({
      tx: true,
      run: (ctx, { body }) => submitWriting(ctx, body),
    }),
    'POST /api/mpmkt/v1/community/writing/withdraw': route({
      tx: true,
      run: (ctx, { body }) => withdrawWriting(ctx, body),
    }),
    'POST /api/mpmkt/v1/community/writing/appeal': route({
      tx: true,
      run: (ctx, { body }) => appealWriting(ctx, body),
    }),
    'POST /api/mpmkt/v1/community/writing/delete': route({
      tx: true,
      run: (ctx, { body }) => deleteOwnWriting(ctx, body),
    }),
    'GET /api/mpmkt/v1/staff/writings': route({ run: (ctx, { query }) => listStaffWritings(ctx, query) }),
    'GET /api/mpmkt/v1/staff/writing': route({ run: (ctx, { query }) => showStaffWriting(ctx, query) }),
    'POST /api/mpmkt/v1/staff/writing/approve': route({ tx: true, run: (ctx, { body }) => approveWriting(ctx, body) }),
    'POST /api/mpmkt/v1/staff/writing/refuse': route({ tx: true, run: (ctx, { body }) => refuseWriting(ctx, body) }),
    'POST /api/mpmkt/v1/staff/writing/takeDown': route({
      tx: true,
      run: (ctx, { body }) => takeDownWriting(ctx, body),
    }),
  },
  events: {
    WritingApproved: { publishWriting: { tx: false, run: publishWriting } },
    OwnArticleDeleted: { forgetArticle },
  },
  demo: [{ name: 'writings', since: '2026-11-26', load: seedWritings }],
});
