import { SECOND_MS } from '@voltfront/rules/time';
import { route, routes } from '../../gateway/routes';
import { listMaterialFilters, listMaterials } from './list-materials';
import { noteDownload } from './note-download';
import { showChapter, showStory } from './show-story';

const KEEP_MS = 5 * SECOND_MS;

/** The brand's story and its material. */
export const storyRoutes = routes({
  'GET /api/mpmkt/v1/brand/story': route<'GET /api/mpmkt/v1/brand/story'>({
    cacheMs: KEEP_MS,
    run: (ctx) => showStory(ctx),
  }),
  'GET /api/mpmkt/v1/brand/chapter': route<'GET /api/mpmkt/v1/brand/chapter'>({
    cacheMs: KEEP_MS,
    run: (ctx, { query }) => showChapter(ctx, query),
  }),
  'GET /api/mpmkt/v1/materials': route<'GET /api/mpmkt/v1/materials'>({
    cacheMs: KEEP_MS,
    run: (ctx, { query }) => listMaterials(ctx, query),
  }),
  'GET /api/mpmkt/v1/materials/filters': route<'GET /api/mpmkt/v1/materials/filters'>({
    cacheMs: KEEP_MS,
    run: (ctx) => listMaterialFilters(ctx),
  }),
  'POST /api/mpmkt/v1/materials/download': route<'POST /api/mpmkt/v1/materials/download'>({
    tx: true,
    run: (ctx, { body }) => noteDownload(ctx, body),
  }),
});
