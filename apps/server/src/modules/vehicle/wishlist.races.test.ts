import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { points } from '../points';
import { seedCatalogue, vehicle } from '.';
import { catalogueSeed } from './demo/catalogue-seed';

const ADD = 'POST /api/mporder/v1/vehicle/wishlist/add' as const;
const LIST = 'GET /api/mporder/v1/vehicle/wishlist' as const;
const DROP = 'POST /api/mporder/v1/vehicle/wishlist/delete' as const;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, vehicle] });
  await server.database.transaction((db) => seedCatalogue({ ...server.ctx(), db }, catalogueSeed(server.clock.now())));
});
afterAll(() => server.close());

const paints = ['mist', 'pearl', 'carbon', 'ink', 'pine', 'ember'];
const extras = [[], ['pkg-nappa'], ['pkg-sound'], ['pkg-roof'], ['pkg-winter']];
const configurations = extras.flatMap((extra) =>
  paints.map((paint) => ({
    modelId: 'YL01',
    versionId: 'YL01-pro',
    productCodes: ['battery-standard', 'wheel-aero', 'interior-black', `paint-${paint}`, ...extra],
  })),
);

describe('callers at once', () => {
  it('fill the wish list to 20 and never beyond', async () => {
    const { token } = await server.login();
    const answers = await Promise.all(configurations.map((body) => server.call(ADD, { token, body })));
    const names = answers.map((answer) => answer.name);
    expect(names.filter((name) => name === 'SUCCESS')).toHaveLength(20);
    expect(names.filter((name) => name === 'LIMIT_REACHED')).toHaveLength(10);
    expect((await server.ask(LIST, { token, query: { size: 50 } })).items).toHaveLength(20);
  });

  it('keep the same configuration once', async () => {
    const { token } = await server.login();
    const [body] = configurations;
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.ask(ADD, { token, body })));
    expect(new Set(answers.map((answer) => answer.wishId)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.count))).toEqual(new Set([1]));
  });

  it('drop a wish once and give one place back', async () => {
    const { token } = await server.login();
    const { wishId } = await server.ask(ADD, { token, body: configurations[0] });
    const answers = await Promise.all(Array.from({ length: 6 }, () => server.call(DROP, { token, body: { wishId } })));
    expect(answers.filter((answer) => answer.name === 'SUCCESS')).toHaveLength(1);
    expect((await server.ask(ADD, { token, body: configurations[1] })).count).toBe(1);
  });
});
