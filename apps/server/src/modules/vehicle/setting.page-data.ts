import type { ConfigurationData } from '@voltfront/contract';
import { linkToSelection } from '@voltfront/rules/configurator/selection-link';
import type { Ctx } from '../../kernel/context';
import { AppError } from '../../kernel/errors';
import type { PageDataLoader, PageDatum } from '../../kernel/page-data';
import { areaOfCaller } from '../system';
import { defaultConfiguration } from './default-configuration';
import { headOf, modelDatum, modelOrFirst, modelsDatum, stagePicture, versionOf } from './model.page-data';
import { quoteConfiguration, repairConfiguration } from './quote-configuration';
import { openShared } from './share-configuration';
import { showConfig } from './show-model';
import { vehicleTexts } from './vehicle.texts';

/** Content of the configurator's URL. */
interface Asked {
  modelId?: string;
  versionId?: string;
  /** Configuration from a link or a share code. */
  configuration: ConfigurationData | null;
  /** Page data needed to determine it. */
  data: PageDatum[];
}

type Query = Record<string, string>;

async function readAddress(ctx: Ctx, query: Query): Promise<Asked> {
  const { modelId, versionId, shareId } = query;
  if (shareId) {
    const reply = await openShared(ctx, { shareId });
    const datum: PageDatum = { key: 'GET /api/mporder/v1/vehicle/config/shared', input: { shareId }, reply };
    return { ...reply.configuration, configuration: reply.configuration, data: [datum] };
  }
  const linked = query.c ? linkToSelection(query.c) : null;
  if (linked) {
    const configuration = { modelId: linked.modelId, versionId: linked.versionId, productCodes: [...linked.codes] };
    return { ...configuration, configuration, data: [] };
  }
  const ids = { ...(modelId ? { modelId } : {}), ...(versionId ? { versionId } : {}) };
  return { ...ids, configuration: null, data: modelId ? [] : [await modelsDatum(ctx)] };
}

/** The page's initial configuration, computed like in the storefront. */
async function firstConfiguration(ctx: Ctx, asked: Asked, versionId: string): Promise<ConfigurationData> {
  const { configuration } = asked;
  if (configuration?.versionId !== versionId) return defaultConfiguration(ctx, versionId);
  return (await repairConfiguration(ctx, { ...configuration, subsidy: 'none' })).configuration;
}

/** The chosen products that affect the first image; standard ones for the rest. */
function shownCodes({ configuration }: Asked, versionId: string, paint: string | undefined): readonly string[] {
  if (configuration?.versionId === versionId) return configuration.productCodes;
  return paint ? [paint] : [];
}

/** Options, the caller's city and the first price, exactly as the page requests them. */
async function versionData(ctx: Ctx, asked: Asked, versionId: string): Promise<PageDatum[]> {
  const area = await areaOfCaller(ctx);
  const first = await firstConfiguration(ctx, asked, versionId);
  const input = { ...first, subsidy: 'personal' as const, cityCode: area.cityCode };
  const reply = await showConfig(ctx, { versionId });
  return [
    { key: 'GET /api/mporder/v1/vehicle/config', input: { versionId }, reply },
    {
      key: 'GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp',
      input: undefined,
      reply: area,
    },
    ...(await quoteData(ctx, input)),
  ];
}

/**
 * The price; omitted when the version cannot be ordered: the page then requests it and shows the
 * reason.
 */
async function quoteData(ctx: Ctx, input: Parameters<typeof quoteConfiguration>[1]): Promise<PageDatum[]> {
  try {
    return [{ key: 'POST /api/mporder/v1/vehicle/quote', input, reply: await quoteConfiguration(ctx, input) }];
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

/**
 * Data of the configurator. For an unknown share code the page sends the request itself and shows
 * the error.
 */
export const settingPageData: PageDataLoader = async (ctx, query) => {
  try {
    const asked = await readAddress(ctx, query);
    const model = await modelOrFirst(ctx, asked.modelId);
    if (!model) return [];
    const version = versionOf(model, asked.versionId);
    const ofVersion = version ? await versionData(ctx, asked, version.versionId) : [];
    const data = [...asked.data, await modelDatum(ctx, model.modelId), ...ofVersion];
    const preload = version ? [stagePicture(version, shownCodes(asked, version.versionId, query.paint))] : [];
    return { data, head: { ...headOf(model, vehicleTexts.configuratorTitle({ name: model.name })), preload } };
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
};
