import type { Ctx } from '../../kernel/context';
import { AppError } from '../../kernel/errors';
import type { PageDataLoader, PageDataTable, PageDatum } from '../../kernel/page-data';
import { compareVersions } from './compare-versions';
import { loadModel, loadVersion } from './find-version';
import { headOf, heroPicture, modelsDatum } from './model.page-data';
import { showBlindBooking } from './show-blind-booking';
import { showParameters } from './show-parameters';
import { vehicleTexts } from './vehicle.texts';

/** Width in design px of the version's image in the sheet's header. */
const INTRO_WIDTH = 170;

/**
 * Without data when something is not found: the page then sends the request itself and shows the
 * error.
 */
const orNothing =
  (load: PageDataLoader): PageDataLoader =>
  async (ctx, query) => {
    try {
      return await load(ctx, query);
    } catch (error) {
      if (error instanceof AppError) return [];
      throw error;
    }
  };

async function blindData(ctx: Ctx, query: Record<string, string>) {
  const models = query.modelId ? null : await modelsDatum(ctx);
  const listed = (models?.reply ?? []) as { modelId: string; stage: string }[];
  const modelId = query.modelId ?? listed.find(({ stage }) => stage === 'blindBooking')?.modelId;
  if (!modelId) return [];
  const input = { modelId, ...(query.windowId ? { windowId: query.windowId } : {}) };
  const reply = await showBlindBooking(ctx, input);
  const datum: PageDatum = { key: 'GET /api/mporder/v1/vehicle/blindBooking', input, reply };
  const model = await loadModel(ctx, modelId);
  const data = models ? [models, datum] : [datum];
  return { data, head: { ...headOf(model, `${model.name} ${reply.title}`), preload: [heroPicture(model)] } };
}

/** Page data of the model pages. */
export const vehicleModelPageData: PageDataTable = {
  '/pagesDetail/carModelNew': orNothing(blindData),
  '/pagesDetail/carConfig': orNothing(async (ctx, { versionId }) => {
    if (!versionId) return [];
    const input = { versionId };
    const reply = await showParameters(ctx, input);
    const model = await loadModel(ctx, (await loadVersion(ctx, versionId)).modelId);
    const { versionName, cutout } = reply.version;
    return {
      data: [{ key: 'GET /api/mporder/v1/vehicle/parameters', input, reply }],
      head: {
        ...headOf(model, vehicleTexts.parametersTitle({ name: `${model.name} ${versionName}` })),
        preload: [{ picture: cutout, width: INTRO_WIDTH }],
      },
    };
  }),
  '/pagesDetail/carVersionComparison': orNothing(async (ctx, { versionIds }) => {
    const asked = [...new Set((versionIds ?? '').split(','))].filter((id) => /^[\w-]{1,40}$/.test(id)).slice(0, 4);
    if (asked.length === 0) return [];
    const input = { versionIds: asked.join(',') };
    const reply = await compareVersions(ctx, input);
    const data: PageDatum[] = [{ key: 'GET /api/mporder/v1/vehicle/comparison', input, reply }];
    const [first] = reply.columns;
    if (!first) return data;
    const names = reply.columns.map(({ modelName, versionName }) => `${modelName} ${versionName}`);
    return { data, head: headOf(await loadModel(ctx, first.modelId), vehicleTexts.comparisonTitle({ names })) };
  }),
};
