import type { PageDataTable } from '../../kernel/page-data';
import { loadCatalogue } from './catalogue-cache';
import { headOf, heroPicture, modelDatum, modelOrFirst, modelsDatum, stagePicture, versionOf } from './model.page-data';
import { settingPageData } from './setting.page-data';
import { sharedPageData } from './shared.page-data';
import { showConfig } from './show-model';
import { vehicleTexts } from './vehicle.texts';

/** Data of the car pages. */
export const vehiclePageData: PageDataTable = {
  '/pages/car/index': async (ctx) => {
    const first = (await loadCatalogue(ctx)).models[0];
    const data = [await modelsDatum(ctx)];
    return first ? { data, head: { ...headOf(first, vehicleTexts.carsTitle), preload: [heroPicture(first)] } } : data;
  },
  '/pagesDetail/carModel': async (ctx, query) => {
    const model = await modelOrFirst(ctx, query.modelId);
    if (!model) return [];
    const data = [await modelsDatum(ctx), await modelDatum(ctx, model.modelId)];
    const version = versionOf(model, undefined);
    if (!version) return { data, head: headOf(model, model.name) };
    const { versionId } = version;
    const reply = await showConfig(ctx, { versionId });
    data.push({ key: 'GET /api/mporder/v1/vehicle/config', input: { versionId }, reply });
    return { data, head: { ...headOf(model, model.name), preload: [stagePicture(version, [])] } };
  },
  '/pagesDetail/carSetting': settingPageData,
  '/pagesDetail/settingPreview': settingPageData,
  '/pagesFollow/configPreview/index': sharedPageData,
};
