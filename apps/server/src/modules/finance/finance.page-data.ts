import type { FinanceSubjectData } from '@voltfront/contract';
import { linkToSelection } from '@voltfront/rules/configurator/selection-link';
import type { Ctx } from '../../kernel/context';
import { AppError } from '../../kernel/errors';
import type { PageDataLoader, PageDataTable, PageDatum } from '../../kernel/page-data';
import { areaOfCaller } from '../system';
import { loadModels } from '../vehicle';
import { financeTexts } from './finance.texts';
import { showDetail } from './show-detail';
import { showLender } from './show-lenders';
import { showAirRule, showRule } from './show-rules';

type Query = Record<string, string>;
type Loaded = Awaited<ReturnType<PageDataLoader>>;

/** The given fields of a URL's query, in the form in which the page sends them. */
function pick<K extends string>(query: Query, ...names: K[]): { [N in K]?: string } {
  return Object.fromEntries(names.flatMap((name) => (query[name] ? [[name, query[name]]] : []))) as {
    [N in K]?: string;
  };
}

/** Without data on an error: the page then sends the request itself and shows it. */
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

const subsidyIn = (text: string | undefined) => (text === 'none' || text === 'enterprise' ? text : 'personal');

/**
 * The car that a URL names; null for an order, which is personal and not part of the page data, and
 * for none.
 */
function subjectIn({ orderNo, stockCarId, c, versionId, subsidy }: Query): FinanceSubjectData | null {
  if (orderNo) return null;
  if (stockCarId) return { kind: 'stockCar', stockCarId };
  const linked = c ? linkToSelection(c) : null;
  if (linked) {
    const { codes, ...version } = linked;
    const configuration = { ...version, productCodes: [...codes] };
    return { kind: 'configuration', configuration, subsidy: subsidyIn(subsidy) };
  }
  return versionId ? { kind: 'version', versionId, subsidy: subsidyIn(subsidy) } : null;
}

async function calculatorPage(ctx: Ctx, query: Query): Promise<Loaded> {
  const subject = subjectIn(query);
  if (!subject) return [];
  const area = await areaOfCaller(ctx);
  const input = { subject, cityCode: query.cityCode || area.cityCode };
  const reply = await showDetail(ctx, input);
  const { modelName, cutout } = reply.car;
  return {
    data: [
      { key: 'GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp', input: undefined, reply: area },
      { key: 'POST /{product}-mp-order/v1/finance/showDetail', input, reply },
    ],
    head: {
      title: financeTexts.calculatorTitle({ modelName }),
      description: financeTexts.calculatorDescription,
      picture: cutout,
    },
  };
}

/** Data of a text page: its single response, and a head with the first model's image. */
async function textPage(ctx: Ctx, datum: PageDatum, title: string, description: string): Promise<Loaded> {
  const picture = (await loadModels(ctx))[0]?.hero;
  return { data: [datum], head: { title, description, ...(picture ? { picture } : {}) } };
}

async function rulePage(ctx: Ctx, query: Query): Promise<Loaded> {
  const input = pick(query, 'version');
  const datum: PageDatum = { key: 'GET /api/mporder/v1/finance/rule', input, reply: await showRule(ctx, input) };
  return textPage(ctx, datum, financeTexts.rulesTitle, financeTexts.rulesDescription);
}

async function airRulePage(ctx: Ctx, query: Query): Promise<Loaded> {
  const input = pick(query, 'modelId', 'version');
  const datum: PageDatum = { key: 'GET /api/mporder/v1/finance/airRule', input, reply: await showAirRule(ctx, input) };
  return textPage(ctx, datum, financeTexts.airTitle, financeTexts.airDescription);
}

async function lenderPage(ctx: Ctx, query: Query): Promise<Loaded> {
  const input = { lenderId: query.lenderId ?? '', ...pick(query, 'modelId', 'cityCode') };
  const reply = await showLender(ctx, input);
  return textPage(ctx, { key: 'GET /api/mporder/v1/finance/lender', input, reply }, reply.name, reply.intro);
}

/** Page data of the finance pages that are the same for everybody. */
export const financePageData: PageDataTable = {
  '/pagesDetail/financialCalculator/index': orNothing(calculatorPage),
  '/pagesDetail/financialCalculator/rule': orNothing(rulePage),
  '/pagesDetail/financialCalculator/airRule': orNothing(airRulePage),
  '/pagesDetail/financialCalculator/lenderInfo': orNothing(lenderPage),
};
