import type { FinanceAirModelData, FinanceRuleSectionData, QueryOf, ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { loadModels, modelName } from '../vehicle';
import { selectTexts, type TextRow } from './finance.repository';
import { financeTexts } from './finance.texts';
import { type Book, openBook, presentProducts } from './offers';
import { workExample } from './work-example';

interface Shown {
  text: TextRow;
  versions: { version: string; validFrom: number }[];
}

async function findText(ctx: Ctx, kind: TextRow['kind'], version: string | undefined): Promise<Shown> {
  const texts = await selectTexts(ctx.db, kind, ctx.now());
  const text = version ? texts.find((row) => row.version === version) : texts[0];
  if (!text) throw refuse('NOT_FOUND', { message: financeTexts.rulesMissing });
  return { text, versions: texts.map(({ version: one, validFrom }) => ({ version: one, validFrom })) };
}

function sectionsOf({ content }: TextRow, book: Book): FinanceRuleSectionData[] {
  return content.sections.map(({ example, ...section }) => ({
    ...section,
    example: example ? workExample(example, book.costRule.rule) : null,
  }));
}

/** How figures are calculated, and all current rates. @throws NOT_FOUND for an unknown version */
export async function showRule(
  ctx: Ctx,
  { version }: QueryOf<'GET /api/mporder/v1/finance/rule'>,
): Promise<ReplyOf<'GET /api/mporder/v1/finance/rule'>> {
  const { text, versions } = await findText(ctx, 'rule', version);
  const book = await openBook(ctx);
  const rates = presentProducts(book, {}).filter((product) => product.refusal === null);
  return { version: text.version, validFrom: text.validFrom, versions, sections: sectionsOf(text, book), rates };
}

async function airModel(ctx: Ctx, book: Book, modelId: string): Promise<FinanceAirModelData> {
  const row = book.airByModel.get(modelId);
  return {
    modelId,
    modelName: await modelName(ctx, modelId),
    isOffered: row !== undefined,
    residuals: row?.residuals ?? [],
    mileage: row?.mileage ?? [],
    validFrom: row?.validFrom ?? 0,
    validTo: row?.validTo ?? null,
  };
}

/** All models, the requested one first; an unknown one is ignored. */
async function orderedModels(ctx: Ctx, first: string | undefined): Promise<string[]> {
  const all = (await loadModels(ctx)).map((model) => model.modelId);
  return [...all.filter((modelId) => modelId === first), ...all.filter((modelId) => modelId !== first)];
}

/**
 * Rules of the AIR loan with each model's residual values. @throws NOT_FOUND for an unknown version
 */
export async function showAirRule(
  ctx: Ctx,
  { modelId, version }: QueryOf<'GET /api/mporder/v1/finance/airRule'>,
): Promise<ReplyOf<'GET /api/mporder/v1/finance/airRule'>> {
  const { text, versions } = await findText(ctx, 'air', version);
  const book = await openBook(ctx);
  const models = await orderedModels(ctx, modelId);
  return {
    version: text.version,
    validFrom: text.validFrom,
    versions,
    sections: sectionsOf(text, book),
    endings: text.content.endings,
    models: await Promise.all(models.map((one) => airModel(ctx, book, one))),
  };
}
