import type { ParameterEntryData } from '@voltfront/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { points } from '../points';
import { seedCatalogue, vehicle } from '.';
import { catalogueSeed } from './demo/catalogue-seed';
import { seedVehicleModel } from './vehicle-model.fixture';

const SHEET = 'GET /api/mporder/v1/vehicle/parameters' as const;
const COMPARE = 'GET /api/mporder/v1/vehicle/comparison' as const;
const CONFIG = 'GET /api/mporder/v1/vehicle/config' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, vehicle] });
  await server.database.transaction((db) => seedCatalogue({ ...server.ctx(), db }, catalogueSeed(server.clock.now())));
  await seedVehicleModel(server);
});
afterAll(() => server.close());

const sheetOf = (versionId: string) => server.ask(SHEET, { query: { versionId } });

async function cell(versionId: string, code: string): Promise<ParameterEntryData[]> {
  const rows = (await sheetOf(versionId)).sections.flatMap((section) => section.rows);
  return rows.find((row) => row.code === code)?.entries ?? [];
}

const seen = (entries: ParameterEntryData[]) =>
  entries.map(({ mark, text, product }) => [mark, text, product?.priceFen ?? null]);

describe('the parameter sheet', () => {
  it('has every section with its lines, numbered footnotes and the versions to switch to', async () => {
    const sheet = await sheetOf('YL01-pro');
    const codes = sheet.sections.map((section) => section.sectionCode);
    expect(codes.slice(0, 6)).toEqual(['basic', 'size', 'power', 'battery', 'chassis', 'safety']);
    expect(sheet.versions.map(({ versionId }) => versionId)).toEqual(['YL01-pro', 'YL01-max', 'YL01-ultra']);
    const rows = sheet.sections.flatMap((section) => section.rows);
    expect(rows.length).toBeGreaterThan(100);
    const marks = sheet.footnotes.map(({ mark }) => mark);
    expect(marks).toEqual(marks.map((_, at) => String(at + 1)));
    const used = rows.flatMap(({ footnote }) => footnote ?? []);
    expect([...new Set(used)]).toEqual(marks);
    expect(sheet.footnotes[0]?.text).toContain('CLTC');
  });

  it('marks one and the same package by what each version offers', async () => {
    expect(seen(await cell('YL01-pro', 'highway'))).toEqual([['option', '智驾包', 1_500_000]]);
    expect(seen(await cell('YL01-max', 'highway'))).toEqual([['standard', '智驾包', 0]]);
    expect(seen(await cell('YL09-pro', 'performance'))).toEqual([['none', null, null]]);
  });

  it('tells the prices of options that the configurator tells', async () => {
    for (const versionId of ['YL01-pro', 'YLX-core', 'YL09-max', 'YL01-ultra']) {
      const config = await server.ask(CONFIG, { query: { versionId } });
      const prices = new Map(config.products.map(({ productCode, priceFen }) => [productCode, priceFen]));
      const offers = (await sheetOf(versionId)).sections.flatMap(({ rows }) => rows.flatMap(({ entries }) => entries));
      const products = offers.flatMap(({ product }) => product ?? []);
      expect(products.length).toBeGreaterThan(20);
      for (const { productCode, priceFen } of products) expect(priceFen).toBe(prices.get(productCode));
    }
  });

  it('gives the long-range battery beside the standard one, and paints with the car wearing them', async () => {
    expect(seen(await cell('YL01-pro', 'range'))).toEqual([
      ['text', '652', null],
      ['option', '762', 1_800_000],
    ]);
    const paints = await cell('YL01-pro', 'paints');
    expect(paints.find(({ mark }) => mark === 'standard')?.text).toBe('雾屿蓝');
    expect(paints.find(({ text }) => text === '熔岩橙')?.product?.picture).toContain('_ember');
  });

  it('keeps the sheet of a withdrawn version, and tells nothing before prices are out', async () => {
    const withdrawn = await sheetOf('YL01-launch');
    expect(withdrawn.version.isWithdrawn).toBe(true);
    expect(withdrawn.versions.map(({ versionId }) => versionId)).toContain('YL01-launch');
    expect(withdrawn.sections.length).toBeGreaterThan(5);
    const blind = await sheetOf('CS1E-pro');
    expect(blind).toMatchObject({ sections: [], versions: [], version: { stage: 'blindBooking', priceFen: 0 } });
  });

  it('answers NOT_FOUND for an unknown version and BAD_INPUT without one', async () => {
    expect((await server.call(SHEET, { query: { versionId: 'nope' } })).name).toBe('NOT_FOUND');
    expect((await server.call(SHEET)).name).toBe('BAD_INPUT');
  });
});

describe('the comparison', () => {
  const compare = (...ids: string[]) => server.ask(COMPARE, { query: { versionIds: ids.join(',') } });

  it('puts versions of several models side by side in the order asked for, each once', async () => {
    const comparison = await compare('YLX-pro', 'YL01-max', 'YLX-pro');
    expect(comparison.columns.map(({ versionId }) => versionId)).toEqual(['YLX-pro', 'YL01-max']);
    for (const { rows } of comparison.sections) for (const row of rows) expect(row.cells).toHaveLength(2);
    expect(comparison.columns[1]).toMatchObject({ priceFen: 31_990_000, subsidyFen: 1_500_000 });
    expect(comparison.columns[1]?.subsidyPriceFen).toBe(31_990_000 - 800_000 - 1_500_000);
  });

  it('marks the lines in which not all say the same, prices of options included', async () => {
    const rows = (await compare('YL01-pro', 'YL01-max')).sections.flatMap((section) => section.rows);
    const isDifferent = (code: string) => rows.find((row) => row.code === code)?.isDifferent;
    expect([isDifferent('length'), isDifferent('aeb')]).toEqual([false, false]);
    expect([isDifferent('range'), isDifferent('highway'), isDifferent('wheels')]).toEqual([true, true, true]);
  });

  it('shows no difference in a version beside itself alone', async () => {
    const rows = (await compare('YL01-pro')).sections.flatMap((section) => section.rows);
    expect(rows.some((row) => row.isDifferent)).toBe(false);
  });

  it('keeps a withdrawn version, marked, and names what is unknown or not published', async () => {
    const comparison = await compare('YL01-launch', 'CS1E-pro', 'nope', 'YL01-pro');
    expect(comparison.columns.map(({ isWithdrawn }) => isWithdrawn)).toEqual([true, false]);
    expect(comparison.missing).toEqual(['CS1E-pro', 'nope']);
    expect(await compare('nope')).toEqual({ columns: [], sections: [], footnotes: [], missing: ['nope'] });
  });

  it('refuses more than four, none and strange ids', async () => {
    for (const versionIds of ['a,b,c,d,e', '', 'a,,b', 'a,<b>', ',a'])
      expect((await server.call(COMPARE, { query: { versionIds } })).name).toBe('BAD_INPUT');
  });
});
