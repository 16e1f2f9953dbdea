import type { ReplyOf } from '@voltfront/contract';
import type { SaleState } from '@voltfront/rules/catalogue/change-moves';
import type { Ctx } from '../../kernel/context';
import {
  type CatalogueVersion,
  loadAllVersions,
  loadModel,
  loadModels,
  loadVersion,
  staffVersionName,
  standardPrice,
} from '../vehicle';
import { countProposed } from './catalogue.repository';

type Models = ReplyOf<'GET /api/mporder/v1/staff/catalogue/models'>;
type Version = ReplyOf<'GET /api/mporder/v1/staff/catalogue/version'>;

const saleOf = ({ isSoldOut, isWithdrawn }: CatalogueVersion): SaleState =>
  isWithdrawn ? 'withdrawn' : isSoldOut ? 'soldOut' : 'onSale';

const lineOf = (version: CatalogueVersion): Models['models'][number]['versions'][number] => ({
  versionId: version.versionId,
  name: version.versionName,
  title: version.title,
  modelYear: version.modelYear,
  priceFen: version.basePriceFen,
  sale: saleOf(version),
  isListed: version.isListed,
  options: version.products.length,
  soldOutOptions: version.products.filter(({ isSoldOut }) => isSoldOut).length,
});

/** Models with all their versions, for staff. */
export async function listCatalogue(ctx: Ctx): Promise<Models> {
  const versions = await loadAllVersions(ctx);
  const proposed = await countProposed(ctx.db);
  const models = (await loadModels(ctx)).map(({ modelId, name, tagline, stage, cutout }) => ({
    modelId,
    name,
    tagline,
    stage,
    cutout,
    versions: versions.filter((version) => version.modelId === modelId).map(lineOf),
    openChanges: proposed.get(modelId) ?? 0,
  }));
  return { models };
}

const MADE_BY = /^(VC[A-Z0-9]{18,})-/;

/** Discounts that are in force or begin later. */
const discountsOf = ({ discounts, products }: CatalogueVersion, now: number): Version['discounts'] =>
  discounts
    .filter(({ endsAt }) => endsAt > now)
    .map(({ code, name, amountFen, productCode, startsAt, endsAt }) => ({
      name,
      amountFen,
      startsAt,
      endsAt,
      optionName: products.find((product) => product.productCode === productCode)?.name ?? null,
      changeNo: MADE_BY.exec(code)?.[1] ?? null,
    }));

/** A version with its options, for staff. @throws NOT_FOUND */
export async function showCatalogueVersion(ctx: Ctx, { versionId }: { versionId: string }): Promise<Version> {
  const version = await loadVersion(ctx, versionId);
  const siblings = (await loadAllVersions(ctx)).filter(({ modelId }) => modelId === version.modelId);
  const offersOf = (productCode: string) =>
    siblings.flatMap((sibling) => {
      const product = sibling.products.find((one) => one.productCode === productCode);
      if (!product) return [];
      const sale: SaleState = product.isSoldOut ? 'soldOut' : 'onSale';
      const versionName = staffVersionName(sibling);
      const { priceFen, name, description } = product;
      return [{ versionId: sibling.versionId, versionName, priceFen, sale, name, description }];
    });
  return {
    ...lineOf(version),
    modelId: version.modelId,
    modelName: (await loadModel(ctx, version.modelId)).name,
    cutout: version.cutout,
    standard: standardPrice(version, ctx.now()),
    discounts: discountsOf(version, ctx.now()),
    groups: version.groups.map(({ groupCode, name, choice }) => ({
      groupCode,
      name,
      choice,
      options: version.products
        .filter((product) => product.groupCode === groupCode)
        .map(({ productCode, name: option, description, swatch, picture, priceFen, isSoldOut, isDefaultSelected }) => ({
          productCode,
          name: option,
          description,
          swatch,
          picture,
          priceFen,
          sale: isSoldOut ? ('soldOut' as const) : ('onSale' as const),
          isDefaultSelected,
          versions: offersOf(productCode),
        })),
    })),
  };
}
