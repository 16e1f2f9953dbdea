import type { PageDataTable } from '../../kernel/page-data';
import { loadCatalogue } from './catalogue-cache';
import { headOf, modelDatum, modelOrFirst, modelsDatum } from './model.page-data';
import { settingPageData } from './setting.page-data';

/** Data of the car pages. */
export const vehiclePageData: PageDataTable = {
  '/pages/car/index': async (ctx) => {
    const first = (await loadCatalogue(ctx)).models[0];
    const data = [await modelsDatum(ctx)];
    return first ? { data, head: headOf(first, '购车') } : data;
  },
  '/pagesDetail/carModel': async (ctx, query) => {
    const model = await modelOrFirst(ctx, query.modelId);
    if (!model) return [];
    const data = [await modelsDatum(ctx), await modelDatum(ctx, model.modelId)];
    return { data, head: headOf(model, model.name) };
  },
  '/pagesDetail/carSetting': settingPageData,
};
