import { SECOND_MS } from '@voltfront/rules/time';
import '../../kernel/search-sources';
import { route, routes } from '../../gateway/routes';
import { defineModule } from '../../kernel/module';
import { loadSearch } from './demo';
import { findByText, suggest } from './find';
import { indexAll, reindex } from './index-entries';
import { selectQuestions } from './search.repository';
import { listStaffQuestions, retireQuestion, saveQuestion } from './staff-questions';

const KEEP_MS = 5 * SECOND_MS;

/** Search over what other modules describe by the hook `searchEntries`. */
export const search = defineModule({
  name: 'search',
  routes: routes({
    'GET /api/mpmkt/v1/search': route<'GET /api/mpmkt/v1/search'>({
      run: (ctx, { query }) => findByText(ctx, query),
    }),
    'GET /api/mpmkt/v1/search/suggestions': route<'GET /api/mpmkt/v1/search/suggestions'>({
      cacheMs: KEEP_MS,
      run: (ctx, { query }) => suggest(ctx, query),
    }),
    'GET /api/mpmkt/v1/staff/search/questions': route<'GET /api/mpmkt/v1/staff/search/questions'>({
      run: (ctx, { query }) => listStaffQuestions(ctx, query),
    }),
    'POST /api/mpmkt/v1/staff/search/question/save': route<'POST /api/mpmkt/v1/staff/search/question/save'>({
      tx: true,
      run: (ctx, { body }) => saveQuestion(ctx, body),
    }),
    'POST /api/mpmkt/v1/staff/search/question/retire': route<'POST /api/mpmkt/v1/staff/search/question/retire'>({
      tx: true,
      run: (ctx, { body }) => retireQuestion(ctx, body),
    }),
  }),
  hooks: {
    searchEntries: async (ctx, { kind, range }) => {
      if (kind !== 'question') return null;
      const rows = await selectQuestions(ctx.db, range);
      return rows.map(({ questionId, question, answer }) => ({
        ...{ kind, refId: questionId, title: question, text: answer, picture: null, link: null },
      }));
    },
  },
  events: { SearchableChanged: { reindex } },
  upkeep: indexAll,
  demo: [{ name: 'questions', since: '2026-11-27', load: loadSearch }],
});
