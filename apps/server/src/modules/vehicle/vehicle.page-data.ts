import { linkToSelection } from '@voltfront/rules/configurator/selection-link';
import type { Ctx } from '../../kernel/context';
import { AppError } from '../../kernel/errors';
import type { PageDataTable, PageDatum } from '../../kernel/page-data';
import type { CatalogueModel } from './catalogue';
import { loadCatalogue } from './catalogue-cache';
import { defaultConfiguration } from './default-configuration';
import { listModels } from './list-models';
import { quoteConfiguration } from './quote-configuration';
import { showConfig, showModel } from './show-model';

/** What an address asks for: ids, or a whole configuration as a link text in `config`. */
interface Asked {
  modelId?: string;
  versionId?: string;
  config?: string;
}

const linked = ({ config }: Asked) => (config ? linkToSelection(config) : null);

/** The model the address names, by itself or through a version; else the first one. */
async function findModel(ctx: Ctx, asked: Asked): Promise<CatalogueModel | undefined> {
  const { models, modelById, versionById } = await loadCatalogue(ctx);
  const modelId = asked.modelId ?? linked(asked)?.modelId ?? versionById.get(asked.versionId ?? '')?.modelId;
  return (modelId ? modelById.get(modelId) : undefined) ?? models[0];
}

function headOf(model: CatalogueModel, title: string) {
  return { title, description: model.tagline, picture: model.hero };
}

async function modelsDatum(ctx: Ctx): Promise<PageDatum> {
  return { key: 'GET /api/mporder/v1/vehicle/models', input: {}, reply: await listModels(ctx, {}) };
}

async function modelDatum(ctx: Ctx, modelId: string): Promise<PageDatum> {
  const input = { modelId };
  return { key: 'GET /api/mporder/v1/vehicle/model', input, reply: await showModel(ctx, input) };
}

/** Options and price of the standard configuration; nothing where the version cannot be ordered. */
async function versionData(ctx: Ctx, versionId: string): Promise<PageDatum[]> {
  try {
    const config = await showConfig(ctx, { versionId });
    const input = { ...(await defaultConfiguration(ctx, versionId)), subsidy: 'personal' as const };
    const quote = await quoteConfiguration(ctx, input);
    return [
      { key: 'GET /api/mporder/v1/vehicle/config', input: { versionId }, reply: config },
      { key: 'POST /api/mporder/v1/vehicle/quote', input, reply: quote },
    ];
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

function firstVersionId(model: CatalogueModel, asked: string | undefined): string | undefined {
  const listed = model.versions.filter((version) => !version.isWithdrawn);
  const found = listed.find((version) => version.versionId === asked) ?? listed.find((version) => !version.isSoldOut);
  return (found ?? listed[0])?.versionId;
}

/** Data of the car pages. */
export const vehiclePageData: PageDataTable = {
  '/pages/car/index': async (ctx) => {
    const first = (await loadCatalogue(ctx)).models[0];
    const data = [await modelsDatum(ctx)];
    return first ? { data, head: headOf(first, '购车') } : data;
  },
  '/pagesDetail/carModel': async (ctx, query) => {
    const model = await findModel(ctx, query);
    if (!model) return [];
    const data = [await modelsDatum(ctx), await modelDatum(ctx, model.modelId)];
    return { data, head: headOf(model, model.name) };
  },
  '/pagesDetail/carSetting': async (ctx, query) => {
    const model = await findModel(ctx, query);
    if (!model) return [];
    const versionId = firstVersionId(model, linked(query)?.versionId ?? query.versionId);
    const data = [await modelDatum(ctx, model.modelId), ...(versionId ? await versionData(ctx, versionId) : [])];
    return { data, head: headOf(model, `${model.name} 爱车定制`) };
  },
};
