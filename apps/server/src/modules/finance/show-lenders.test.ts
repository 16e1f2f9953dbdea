import { repaymentPlan } from '@voltfront/rules/finance/repayment-plan';
import { formatFen } from '@voltfront/rules/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFinanceShop, type FinanceShop } from './finance.fixture';

const LENDERS = 'GET /api/mporder/v1/finance/lenders' as const;
const LENDER = 'GET /api/mporder/v1/finance/lender' as const;
const RULE = 'GET /api/mporder/v1/finance/rule' as const;
const AIR = 'GET /api/mporder/v1/finance/airRule' as const;
const CONSENT = 'GET /api/mporder/v1/finance/consent' as const;

let shop: FinanceShop;
beforeAll(async () => {
  shop = await createFinanceShop();
});
afterAll(() => shop.close());

const lender = (query: Record<string, unknown>) => shop.server.ask(LENDER, { query });
const yuan = (fen: number) => `¥${formatFen(fen, { hasThousands: true })}`;

describe('lenders', () => {
  it('are listed by rate, those without an offer later, stopped ones last', async () => {
    const list = await shop.server.ask(LENDERS, { query: { modelId: 'YL01', cityCode: '310100' } });
    expect(list.map(({ lenderId, state, productCount }) => [lenderId, state, productCount])).toEqual([
      ['lender-auto', 'active', 3],
      ['lender-harbour', 'active', 1],
      ['lender-east', 'active', 1],
      ['lender-lease', 'active', 2],
      ['lender-north', 'active', 0],
      ['lender-past', 'stopped', 0],
    ]);
    expect(list[0]?.lowestRateBp).toBe(0);
  });

  it('show licence, papers, approval time and their products as seen from model and city', async () => {
    const shown = await lender({ lenderId: 'lender-harbour', modelId: 'YL01', cityCode: '440100' });
    expect(shown).toMatchObject({
      licenceName: '海岳银行股份有限公司',
      hotline: '400-000-0203',
      stoppedAt: null,
      alternatives: [],
    });
    expect(shown.approvalHours).toEqual({ from: 8, to: 24 });
    expect(shown.papers.length).toBeGreaterThan(2);
    const [product] = shown.products;
    expect(product).toMatchObject({ refusal: { code: 'city' }, minDownPercent: 25, maxDownPercent: 80 });
    expect(product?.cityNames).toContain('上海市');
    expect(product?.modelNames).toHaveLength(2);
    expect(
      (await lender({ lenderId: 'lender-harbour', modelId: 'YL01', cityCode: '310100' })).products[0]?.refusal,
    ).toBeNull();
  });

  it('that stopped name the day, the reason and others for the same models', async () => {
    const shown = await lender({ lenderId: 'lender-past', cityCode: '310100' });
    expect(shown.state).toBe('stopped');
    expect(shown.stoppedAt).toBeLessThan(shop.server.clock.now());
    expect(shown.stoppedReason).toContain('到期');
    expect(shown.products.every((product) => product.refusal?.code === 'lenderStopped')).toBe(true);
    expect(shown.alternatives.map((one) => one.lenderId)).toEqual([
      'lender-auto',
      'lender-harbour',
      'lender-east',
      'lender-lease',
    ]);
  });

  it('that nobody knows are not found', async () => {
    expect((await shop.server.call(LENDER, { query: { lenderId: 'nobody' } })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(LENDER, { query: {} })).name).toBe('BAD_INPUT');
  });
});

describe('the rules', () => {
  it('have examples worked out by the calculator itself', async () => {
    const { sections, version } = await shop.server.ask(RULE, {});
    expect(version).toBe('2.0');
    const example = sections.find((section) => section.sectionId === 'equalInstalment')?.example;
    const plan = repaymentPlan('equalInstalment', { loanFen: 10_000_000, months: 36, rateBp: 480 });
    expect(example?.lines.map((line) => line.value)).toEqual(
      expect.arrayContaining([yuan(plan.monthlyFen), yuan(plan.lastMonthlyFen), yuan(plan.totalInterestFen)]),
    );
    expect(example?.rows).toEqual([plan.rows[0], plan.rows[1], plan.rows[34], plan.rows[35]]);
    expect(example?.lines.find((line) => line.label === '月供')?.value).toBe('¥2,988.12');
  });

  it('work first payment, costs and subsidy out too', async () => {
    const { sections } = await shop.server.ask(RULE, {});
    const value = (sectionId: string, label: string) =>
      sections.find((section) => section.sectionId === sectionId)?.example?.lines.find((line) => line.label === label)
        ?.value;
    expect(value('firstPayment', '还需支付首付款')).toBe('¥12,980.00');
    expect(value('subsidy', '品牌承担的利息')).toBe('¥5,076.52');
    expect(value('balloon', '末期尾款')).toBe('¥40,000.00');
    expect(value('tax', '商业险（预估）')).toBe('¥5,298.75');
  });

  it('are kept by version, with the rates of today and their windows', async () => {
    const earlier = await shop.server.ask(RULE, { query: { version: '1.0' } });
    expect(earlier.versions.map((one) => one.version)).toEqual(['2.0', '1.0']);
    expect(earlier.sections.length).toBeLessThan((await shop.server.ask(RULE, {})).sections.length);
    expect(earlier.rates.every((product) => product.validFrom <= shop.server.clock.now())).toBe(true);
    expect(earlier.rates.map((product) => product.productId)).not.toContain('east-autumn');
    expect((await shop.server.call(RULE, { query: { version: '9.9' } })).name).toBe('NOT_FOUND');
  });

  it('of the AIR loan begin with the model asked about, and say which have none', async () => {
    const { models, endings, sections } = await shop.server.ask(AIR, { query: { modelId: 'YLX' } });
    expect(models.map(({ modelId, isOffered }) => [modelId, isOffered])).toEqual([
      ['YLX', true],
      ['YL01', true],
      ['YL09', false],
      ['CS1E', false],
    ]);
    expect(models[0]?.residuals).toContainEqual({ months: 36, percent: 45 });
    expect(endings.map((ending) => ending.code)).toEqual(['pay', 'refinance', 'return']);
    expect(sections.find((section) => section.sectionId === 'payments')?.example?.rows.at(-1)?.kind).toBe('final');
  });

  it('of the consent name the lender of the product', async () => {
    const consent = await shop.server.ask(CONSENT, { query: { productId: 'east-standard' } });
    expect(consent).toMatchObject({ version: '2.0', lenderName: '东澄银行股份有限公司' });
    expect(consent.paragraphs[0]).toContain('东澄银行股份有限公司');
    expect(consent.items.length).toBeGreaterThan(2);
    expect((await shop.server.call(CONSENT, { query: { productId: 'nothing' } })).name).toBe('NOT_FOUND');
  });
});
