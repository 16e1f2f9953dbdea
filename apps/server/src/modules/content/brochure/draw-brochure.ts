import { brand } from '@voltfront/brand';
import { formatYuan } from '@voltfront/rules/money';
import { Paper } from '../../../kernel/paper';
import type { CatalogueModel, CatalogueVersion } from '../../vehicle';

/** A brochure as a file. */
export interface Brochure {
  body: Buffer;
  pageCount: number;
}

/** Written as the file's creation date, so that the same content gives the same file. */
const DRAWN_AT = Date.UTC(2026, 0, 1);
const DISCLAIMER =
  '本手册内容由当前车型目录生成，图片仅供参考。续航、加速等数据为标准工况下的结果，实际表现受温度、路况与驾驶方式影响。价格与配置以购车协议为准。';

const isOnSale = (version: CatalogueVersion) => !version.isWithdrawn;
const priceOf = (fen: number): string => (fen === 0 ? '标配' : `+${formatYuan(fen)}`);

/** The options of a model's versions, with prices when `isPriced`. */
function versionRows(paper: Paper, versions: readonly CatalogueVersion[], isPriced: boolean): void {
  paper.heading('版本');
  for (const { title, basePriceFen, rangeKm, powerKw, accelerationS, highlights } of versions) {
    paper.row(title, isPriced ? formatYuan(basePriceFen) : '价格待公布');
    paper.space(6);
    paper.paragraph(
      `CLTC 续航 ${rangeKm} 千米 · 最大功率 ${powerKw} 千瓦 · 百公里加速 ${accelerationS} 秒\n${highlights.join(' · ')}`,
    );
  }
}

/** Every group of options with its choices. */
function optionRows(paper: Paper, { groups, products }: CatalogueVersion, isPriced: boolean): void {
  for (const { groupCode, name } of groups) {
    const choices = products.filter((product) => product.groupCode === groupCode);
    if (choices.length === 0) continue;
    paper.heading(name);
    for (const choice of choices) paper.row(choice.name, isPriced ? priceOf(choice.priceFen) : '');
  }
}

function closing(paper: Paper): void {
  paper.space(16);
  paper.ensure(90);
  paper.paragraph(DISCLAIMER);
  paper.paragraph(`${brand.company}　客服电话 ${brand.phone}`);
}

async function finished(paper: Paper): Promise<Brochure> {
  const { pageCount } = paper;
  return { pageCount, body: await paper.finish() };
}

/** Whether a model's prices are published. */
const isPricedModel = ({ stage }: CatalogueModel): boolean => stage === 'onSale' || stage === 'soldOut';

/** The brochure of a model: images, figures, versions, options of the first version, benefits. */
export async function drawModel(model: CatalogueModel, pictures: readonly string[]): Promise<Brochure> {
  const versions = model.versions.filter(isOnSale);
  const isPriced = isPricedModel(model);
  const paper = new Paper(`${model.name} 产品手册`, DRAWN_AT);
  const [first, ...others] = pictures;
  if (first) await paper.picture(first, 4 / 3);
  paper.title(model.name);
  paper.lead(model.tagline);
  paper.figures(model.facts.map(({ value, unit, label }) => ({ value: `${value} ${unit}`, label })));
  paper.newPage();
  for (const path of others) await paper.picture(path, 3 / 2);
  versionRows(paper, versions, isPriced);
  const [base] = versions;
  if (base) {
    paper.newPage();
    paper.title(`${base.title} 可选配置`);
    optionRows(paper, base, isPriced);
  }
  if (model.benefits.length > 0) paper.heading('购车权益');
  for (const { title, text } of model.benefits) {
    paper.row(title, '');
    paper.space(6);
    paper.paragraph(text);
  }
  closing(paper);
  return finished(paper);
}

/** The sheet of one version: figures and every option with its price. */
export async function drawVersion(model: CatalogueModel, version: CatalogueVersion): Promise<Brochure> {
  const { title, cutout, rangeKm, powerKw, accelerationS, basePriceFen, highlights } = version;
  const isPriced = isPricedModel(model);
  const paper = new Paper(`${model.name} ${title} 配置表`, DRAWN_AT);
  await paper.picture(cutout, 16 / 9);
  paper.title(`${model.name} ${title}`);
  paper.lead(highlights.join(' · '));
  paper.figures([
    { value: isPriced ? formatYuan(basePriceFen) : '价格待公布', label: '指导价' },
    { value: `${rangeKm} km`, label: 'CLTC 续航' },
    { value: `${powerKw} kW`, label: '最大功率' },
    { value: `${accelerationS} s`, label: '百公里加速' },
  ]);
  optionRows(paper, version, isPriced);
  closing(paper);
  return finished(paper);
}
