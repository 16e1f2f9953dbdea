import { totalFen } from '@voltfront/rules/price';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { points } from '../points';
import { catalogueChanged, seedCatalogue, vehicle } from '.';
import { catalogueSeed } from './demo/catalogue-seed';
import { vehicleVersion } from './vehicle.tables';

const QUOTE = 'POST /api/mporder/v1/vehicle/quote' as const;
const CHECK = 'POST /api/mporder/v1/vehicle/config/check' as const;
const CONFIG = 'GET /api/mporder/v1/vehicle/config' as const;
const MODEL = 'GET /api/mporder/v1/vehicle/model' as const;
const MODELS = 'GET /api/mporder/v1/vehicle/models' as const;

let server: TestServer;
/** A configuration of YL01-pro that passes all checks. */
const standard = {
  modelId: 'YL01',
  versionId: 'YL01-pro',
  productCodes: ['battery-standard', 'paint-mist', 'wheel-aero', 'interior-black'],
};

beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, vehicle] });
  await server.database.transaction((db) => seedCatalogue({ ...server.ctx(), db }, catalogueSeed(server.clock.now())));
});
afterAll(() => server.close());

describe('models', () => {
  it('lists all models in order, without a price where prices are not out', async () => {
    const models = await server.ask(MODELS, { query: { cityCode: '310100' } });
    expect(models.map((model) => model.modelId)).toEqual(['YL01', 'YLX', 'YL09', 'CS1E']);
    const blind = models.find((model) => model.stage === 'blindBooking');
    expect(blind?.fromPriceFen).toBeNull();
    expect(models[0]?.fromPriceFen).toBe(26_990_000 - 500_000 - 1_500_000);
    expect(models[0]?.openOrderNo).toBeNull();
  });

  it('shows versions, sold-out ones included, and only benefits that have not ended', async () => {
    const before = await server.ask(MODEL, { query: { modelId: 'YL01' } });
    expect(before.versions.map((version) => version.versionId)).toEqual(['YL01-pro', 'YL01-max', 'YL01-ultra']);
    expect(before.versions[2]?.isSoldOut).toBe(true);
    expect(before.benefits).toHaveLength(4);
    server.clock.advance(20 * 86_400_000);
    const after = await server.ask(MODEL, { query: { modelId: 'YL01' } });
    expect(after.benefits).toHaveLength(2);
    server.clock.advance(-20 * 86_400_000);
  });

  it('answers NOT_FOUND for an unknown model and BAD_INPUT for a broken one', async () => {
    expect((await server.call(MODEL, { query: { modelId: 'NONE' } })).name).toBe('NOT_FOUND');
    expect((await server.call(MODEL, { query: { modelId: '../x' } })).name).toBe('BAD_INPUT');
    expect((await server.call(MODELS, { query: { cityCode: 'abc' } })).name).toBe('BAD_INPUT');
  });
});

describe('options of a version', () => {
  it('gives groups, products and picture patterns', async () => {
    const config = await server.ask(CONFIG, { query: { versionId: 'YL01-pro' } });
    expect(config.groups.map((group) => group.groupCode)).toEqual(['battery', 'paint', 'wheel', 'interior', 'package']);
    expect(config.pictures.exterior).toContain('{view}_{wheel}_{paint}');
    expect(config.products.find((product) => product.productCode === 'pkg-lounge')?.cascadeProduct).toEqual([
      'pkg-nappa',
      'pkg-sound',
    ]);
  });

  it('answers NOT_FOUND for an unknown version and BAD_INPUT without one', async () => {
    expect((await server.call(CONFIG, { query: { versionId: 'nope' } })).name).toBe('NOT_FOUND');
    expect((await server.call(CONFIG)).name).toBe('BAD_INPUT');
  });
});

describe('quote', () => {
  it('adds version, options and cascades and takes discount and personal subsidy off', async () => {
    const productCodes = [...standard.productCodes, 'pkg-nappa', 'pkg-sound', 'pkg-lounge'];
    const quote = await server.ask(QUOTE, { body: { ...standard, productCodes } });
    const kinds = quote.lines.filter((line) => line.amountFen !== 0).map((line) => [line.kind, line.amountFen]);
    expect(kinds).toEqual([
      ['version', 26_990_000],
      ['cascade', 800_000],
      ['cascade', 900_000],
      ['package', 300_000],
      ['discount', -500_000],
      ['personalSubsidy', -1_500_000],
    ]);
    expect(quote.totalFen).toBe(26_990_000);
    expect(totalFen(quote.lines as never)).toBe(quote.totalFen);
    expect(quote.cutout).toBe('/assets/cars/YL01_front_aero_mist.webp');
    expect(quote.monthly?.months).toBe(60);
  });

  it('lets the buyer be a person, a company or nobody in particular', async () => {
    const priceFor = async (subsidy: string) => (await server.ask(QUOTE, { body: { ...standard, subsidy } })).totalFen;
    expect(await priceFor('none')).toBe(26_490_000);
    expect(await priceFor('personal')).toBe(24_990_000);
    expect(await priceFor('enterprise')).toBe(25_490_000);
  });

  it('forgets the discount when its period ends', async () => {
    server.clock.advance(27 * 86_400_000);
    const quote = await server.ask(QUOTE, { body: standard });
    expect(quote.lines.some((line) => line.kind === 'discount')).toBe(false);
    server.clock.advance(-27 * 86_400_000);
  });

  it('refuses an invalid configuration and says what is wrong', async () => {
    const productCodes = ['paint-mist', 'paint-ink', 'wheel-turbine', 'interior-red', 'gone'];
    const answer = await server.call(QUOTE, { body: { ...standard, productCodes } });
    expect(answer.name).toBe('CONFIG_INVALID');
    const { violations } = answer.data as unknown as { violations: { code: string; message: string }[] };
    expect(new Set(violations.map((violation) => violation.code))).toEqual(
      new Set(['unknownCode', 'missingDepend', 'emptyGroup', 'crowdedGroup']),
    );
    expect(violations.every((violation) => violation.message.length > 0)).toBe(true);
  });

  it('refuses sold-out and unknown versions and versions of another model', async () => {
    const nameOf = async (body: object) => (await server.call(QUOTE, { body: { ...standard, ...body } })).name;
    expect(await nameOf({ versionId: 'YL01-ultra' })).toBe('SOLD_OUT');
    expect(await nameOf({ versionId: 'nope' })).toBe('NOT_FOUND');
    expect(await nameOf({ modelId: 'YLX' })).toBe('NOT_FOUND');
    expect(await nameOf({ productCodes: 'all' })).toBe('BAD_INPUT');
  });

  it('notices a changed catalogue at once', async () => {
    const change = (basePriceFen: number) =>
      server.database.transaction(async (db) => {
        await db.update(vehicleVersion).set({ basePriceFen }).where(eq(vehicleVersion.versionId, 'YL01-pro'));
        await catalogueChanged({ ...server.ctx(), db });
      });
    await change(27_000_000);
    expect((await server.ask(QUOTE, { body: standard })).totalFen).toBe(25_000_000);
    await change(26_990_000);
    expect((await server.ask(QUOTE, { body: standard })).totalFen).toBe(24_990_000);
  });
});

describe('a withdrawn version', () => {
  const setWithdrawn = (isWithdrawn: boolean) =>
    server.database.transaction(async (db) => {
      await db.update(vehicleVersion).set({ isWithdrawn }).where(eq(vehicleVersion.versionId, 'YL01-pro'));
      await catalogueChanged({ ...server.ctx(), db });
    });

  it('is hidden and refused by name, and back when it returns', async () => {
    // Visitors may get a response cached for a moment; logged-in people never do.
    const { token } = await server.login();
    await setWithdrawn(true);
    const model = await server.ask(MODEL, { token, query: { modelId: 'YL01' } });
    expect(model.versions.map((version) => version.versionId)).toEqual(['YL01-max', 'YL01-ultra']);
    expect((await server.call(CONFIG, { token, query: { versionId: 'YL01-pro' } })).name).toBe('VERSION_WITHDRAWN');
    expect((await server.call(QUOTE, { body: standard })).name).toBe('VERSION_WITHDRAWN');
    expect((await server.call(CHECK, { body: standard })).name).toBe('VERSION_WITHDRAWN');
    await setWithdrawn(false);
    await server.ask(QUOTE, { body: standard });
  });
});

describe('a choice saved earlier', () => {
  it('is repaired, with every product that is left out named', async () => {
    const productCodes = ['paint-ink', 'pkg-camp', 'pkg-tow', 'gone'];
    const quote = await server.ask(CHECK, { body: { ...standard, productCodes } });
    expect(quote.removed.map((item) => item.productCode).sort()).toEqual(['gone', 'pkg-tow']);
    expect(quote.configuration.productCodes).toEqual(expect.arrayContaining(['paint-ink', 'pkg-camp', 'pkg-v2l']));
    await server.ask(QUOTE, { body: quote.configuration });
  });

  it('stays as it is when it is valid', async () => {
    const quote = await server.ask(CHECK, { body: standard });
    expect(quote.removed).toEqual([]);
    expect(quote.configuration).toEqual(standard);
  });

  it('is refused when its version never was', async () => {
    expect((await server.call(CHECK, { body: { ...standard, versionId: 'nope' } })).name).toBe('NOT_FOUND');
  });
});
