import { asset, daysFrom, fillDeep } from '../../../demo/fill';
import type { CatalogueSeed } from '..';
import { models } from './catalogue';
import { packagePicture } from './catalogue/package-pictures';
import type { DemoModel, DemoProduct, DemoVersion } from './types';

/** The running discount starts and ends this many days before and after loading. */
const DISCOUNT_DAYS = { before: 30, after: 26 };

const standardArt = (version: DemoVersion, groupCode: string): string =>
  version.products.find((product) => product.groupCode === groupCode && product.isDefaultSelected)?.art ?? '';

function frontPicture(model: DemoModel, version: DemoVersion): string {
  const path = model.pictures.exterior
    .replace('{view}', 'front')
    .replace('{wheel}', standardArt(version, 'wheel'))
    .replace('{paint}', standardArt(version, 'paint'));
  return asset(path);
}

const cabinPicture = (model: DemoModel, theme: string): string =>
  model.pictures.interior.replace('{row}', 'cabin').replace('{theme}', theme);

function modelRow(model: DemoModel, position: number): CatalogueSeed['models'][number] {
  const { modelId, name, tagline, stage, hero, cutout, facts, gallery, pictures, monthlyExample } = model;
  return {
    modelId,
    name,
    tagline,
    stage,
    hero: asset(hero),
    cutout: asset(cutout),
    facts: [...facts],
    gallery: gallery.map(({ picture, title }) => ({ picture: asset(picture), title })),
    exteriorPattern: asset(pictures.exterior),
    interiorPattern: asset(pictures.interior),
    rearWheel: pictures.rearWheel,
    loanExample: monthlyExample,
    position,
  };
}

/** A version as a row. */
export function versionRow(
  model: DemoModel,
  version: DemoVersion,
  position: number,
): CatalogueSeed['versions'][number] {
  const { versionId, versionName, versionTitle, deliveryWeeks } = version;
  const { basePriceFen, rangeKm, powerKw, accelerationS, highlights, isSoldOut } = version;
  return {
    versionId,
    modelId: model.modelId,
    name: versionName,
    title: versionTitle,
    basePriceFen,
    rangeKm,
    powerKw,
    accelerationS,
    highlights: [...highlights],
    isSoldOut,
    isWithdrawn: version.isWithdrawn ?? false,
    deliveryFromWeeks: deliveryWeeks.from,
    deliveryToWeeks: deliveryWeeks.to,
    cutout: frontPicture(model, version),
    position,
  };
}

/** Interiors show their cabin, packages their content. */
function productPicture(model: DemoModel, { groupCode, productCode, art }: DemoProduct): string | null {
  if (groupCode === 'interior' && art !== null) return cabinPicture(model, art);
  return packagePicture(model.modelId, productCode);
}

/** The options of a version as rows. */
export function productRows(model: DemoModel, { versionId, products }: DemoVersion): CatalogueSeed['products'] {
  return products.map((product, position) => {
    const path = productPicture(model, product);
    return { ...product, versionId, picture: path && asset(path), position };
  });
}

function benefitRows({ modelId, benefits }: DemoModel, now: number): CatalogueSeed['benefits'] {
  return benefits.map(({ title, text, endsInDays }, position) => ({
    id: `${modelId}-benefit-${position + 1}`,
    modelId,
    title,
    text,
    endsAt: daysFrom(now, endsInDays),
    position,
  }));
}

function discountRows({ modelId, versions }: DemoModel, now: number): CatalogueSeed['discounts'] {
  return versions
    .filter((version) => version.discountFen > 0)
    .map(({ versionId, discountFen }, position) => ({
      code: `${versionId}-limited`,
      modelId,
      versionId,
      name: '限时优惠',
      amountFen: discountFen,
      startsAt: daysFrom(now, -DISCOUNT_DAYS.before),
      endsAt: daysFrom(now, DISCOUNT_DAYS.after),
      position,
    }));
}

function subsidyRows({ modelId, personalSubsidyFen, enterpriseSubsidyFen }: DemoModel): CatalogueSeed['subsidies'] {
  return [
    { modelId, kind: 'personal', name: '个人购车补贴', amountFen: personalSubsidyFen },
    { modelId, kind: 'enterprise', name: '企业购车补贴', amountFen: enterpriseSubsidyFen },
  ];
}

/** The demo catalogue as rows. */
export function catalogueSeed(now: number): CatalogueSeed {
  const filled = fillDeep(models);
  return {
    models: filled.map(modelRow),
    versions: filled.flatMap((model) => model.versions.map((version, i) => versionRow(model, version, i))),
    groups: filled.flatMap(({ versions }) =>
      versions.flatMap(({ versionId, groups }) => groups.map((group, position) => ({ ...group, versionId, position }))),
    ),
    products: filled.flatMap((model) => model.versions.flatMap((version) => productRows(model, version))),
    benefits: filled.flatMap((model) => benefitRows(model, now)),
    discounts: filled.flatMap((model) => discountRows(model, now)),
    subsidies: filled.flatMap(subsidyRows),
  };
}
