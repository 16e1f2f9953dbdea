import type { ReplyOf, StageData } from '@voltfront/contract';
import type { Db } from '../../kernel/database';
import type { Catalogue, CatalogueModel, CatalogueProduct, CatalogueVersion } from './catalogue';
import { type CatalogueRows, readCatalogueRows } from './catalogue.repository';

type Group = ReplyOf<'GET /api/mporder/v1/vehicle/config'>['groups'][number];

type ModelRow = CatalogueRows['models'][number];
type VersionRow = CatalogueRows['versions'][number];

function toProduct({ versionId: _, position: __, ...row }: CatalogueRows['products'][number]): CatalogueProduct {
  return { ...row, level: row.level === 2 ? 2 : 1 };
}

function subsidyOf(rows: CatalogueRows, modelId: string, kind: 'personal' | 'enterprise') {
  const row = rows.subsidies.find((subsidy) => subsidy.modelId === modelId && subsidy.kind === kind);
  if (!row) return null;
  const lineKind = kind === 'personal' ? ('personalSubsidy' as const) : ('enterpriseSubsidy' as const);
  return { kind: lineKind, code: `${modelId}-${kind}`, name: row.name, amountFen: row.amountFen };
}

function toVersion(rows: CatalogueRows, model: ModelRow, row: VersionRow): CatalogueVersion {
  const { versionId, modelId } = row;
  const discounts = rows.discounts.filter((d) => d.modelId === modelId && (d.versionId ?? versionId) === versionId);
  return {
    versionId,
    modelId,
    versionName: row.name,
    title: row.title,
    basePriceFen: row.basePriceFen,
    rangeKm: row.rangeKm,
    powerKw: row.powerKw,
    accelerationS: row.accelerationS,
    highlights: row.highlights,
    isSoldOut: row.isSoldOut,
    isWithdrawn: row.isWithdrawn,
    modelYear: row.modelYear,
    isListed: row.isListed,
    deliveryWeeks: { from: row.deliveryFromWeeks, to: row.deliveryToWeeks },
    cutout: row.cutout,
    groups: rows.groups
      .filter((group) => group.versionId === versionId)
      .map(({ groupCode, name, choice }) => ({ groupCode, name, choice }) as Group),
    products: rows.products.filter((product) => product.versionId === versionId).map(toProduct),
    pictures: { exterior: model.exteriorPattern, rearWheel: model.rearWheel, interior: model.interiorPattern },
    loanExample: model.loanExample,
    discounts,
    subsidies: { personal: subsidyOf(rows, modelId, 'personal'), enterprise: subsidyOf(rows, modelId, 'enterprise') },
  };
}

function toModel(rows: CatalogueRows, row: ModelRow): CatalogueModel {
  const { modelId, name, tagline, hero, cutout, facts, gallery } = row;
  return {
    modelId,
    name,
    tagline,
    stage: row.stage as StageData,
    hero,
    cutout,
    facts,
    gallery,
    benefits: rows.benefits
      .filter((benefit) => benefit.modelId === modelId)
      .map(({ title, text, endsAt }) => ({ title, text, endsAt })),
    versions: rows.versions
      .filter((version) => version.modelId === modelId)
      .map((version) => toVersion(rows, row, version)),
  };
}

/** Reads the whole catalogue: a few hundred rows in eight queries. */
export async function readCatalogue(db: Db): Promise<Catalogue> {
  const rows = await readCatalogueRows(db);
  const whole = rows.models.map((model) => toModel(rows, model));
  const versions = whole.flatMap((model) => model.versions);
  const models = whole.map((model) => ({ ...model, versions: model.versions.filter(({ isListed }) => isListed) }));
  return {
    revision: rows.revision,
    models,
    modelById: new Map(models.map((model) => [model.modelId, model])),
    versionById: new Map(versions.map((version) => [version.versionId, version])),
  };
}
