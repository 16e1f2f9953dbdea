import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFinanceShop, type FinanceShop } from './finance.fixture';
import { financePageData } from './finance.page-data';

let shop: FinanceShop;
beforeAll(async () => {
  shop = await createFinanceShop();
});
afterAll(() => shop.close());

describe('finance pages hold no data', () => {
  it.each<[keyof typeof financePageData, Record<string, string>]>([
    ['/pagesDetail/financialCalculator/index', {}],
    ['/pagesDetail/financialCalculator/index', { orderNo: 'VO1' }],
    ['/pagesDetail/financialCalculator/index', { versionId: 'CS1E-pro' }],
    ['/pagesDetail/financialCalculator/index', { c: '%%%' }],
    ['/pagesDetail/financialCalculator/rule', { version: '9.9' }],
    ['/pagesDetail/financialCalculator/lenderInfo', {}],
  ])('where the page must ask and say itself: %s %o', async (path, query) => {
    expect(await financePageData[path]?.(shop.server.ctx(), query)).toEqual([]);
  });
});
