import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing';
import { account } from '../account';
import { points } from '../points';
import { seedCatalogue, vehicle } from '.';
import { catalogueSeed } from './demo/catalogue-seed';

const SHARE = 'POST /api/mporder/v1/vehicle/config/share' as const;
const SHARED = 'GET /api/mporder/v1/vehicle/config/shared' as const;
const LIST = 'GET /api/mporder/v1/vehicle/wishlist' as const;
const ADD = 'POST /api/mporder/v1/vehicle/wishlist/add' as const;
const DROP = 'POST /api/mporder/v1/vehicle/wishlist/delete' as const;
const REMIND = 'POST /api/mporder/v1/vehicle/reminder' as const;
const PAINTS = ['mist', 'pearl', 'carbon', 'ink', 'pine', 'ember'];
const EXTRAS = [[], ['pkg-nappa'], ['pkg-sound'], ['pkg-roof']];

let server: TestServer;
const base = ['battery-standard', 'wheel-aero', 'interior-black'];
const configurations = EXTRAS.flatMap((extra) =>
  PAINTS.map((paint) => ({
    modelId: 'YL01',
    versionId: 'YL01-pro',
    productCodes: [...base, `paint-${paint}`, ...extra],
  })),
);
const [first, second] = configurations;

beforeAll(async () => {
  server = await createTestServer({ modules: [account, points, vehicle] });
  await server.database.transaction((db) => seedCatalogue({ ...server.ctx(), db }, catalogueSeed(server.clock.now())));
});
afterAll(() => server.close());

describe('share code', () => {
  it('opens the same configuration for anybody, with the name of who shared it', async () => {
    const { token } = await server.login();
    const { shareId, path } = await server.ask(SHARE, { token, body: first });
    const shared = await server.ask(SHARED, { query: { shareId } });
    expect([...shared.configuration.productCodes].sort()).toEqual([...(first?.productCodes ?? [])].sort());
    expect(shared.sharedBy).not.toBeNull();
    expect(path).toBe(`/pagesFollow/configPreview/index?shareId=${shareId}`);
  });

  it('works for visitors, who stay nameless', async () => {
    const { shareId } = await server.ask(SHARE, { body: first });
    expect((await server.ask(SHARED, { query: { shareId } })).sharedBy).toBeNull();
  });

  it('refuses an invalid configuration, an unknown code and a broken one', async () => {
    const broken = await server.call(SHARE, { body: { ...first, productCodes: ['paint-mist'] } });
    expect(broken.name).toBe('CONFIG_INVALID');
    expect((await server.call(SHARED, { query: { shareId: 'unknown' } })).name).toBe('NOT_FOUND');
    expect((await server.call(SHARED, { query: { shareId: 'a b' } })).name).toBe('BAD_INPUT');
  });
});

describe('wish list', () => {
  it('wants a login', async () => {
    expect((await server.call(LIST)).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(ADD, { body: first })).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(DROP, { body: { wishId: 'x' } })).name).toBe('LOGIN_EXPIRED');
  });

  it('keeps the same configuration once, in whatever order its products come', async () => {
    const { token } = await server.login();
    const kept = await server.ask(ADD, { token, body: first });
    const reversed = { ...first, productCodes: [...(first?.productCodes ?? [])].reverse() };
    expect(await server.ask(ADD, { token, body: reversed })).toEqual(kept);
    const { items } = await server.ask(LIST, { token });
    expect(items.map((item) => item.wishId)).toEqual([kept.wishId]);
  });

  it('pages newest first and prices every wish', async () => {
    const { token } = await server.login();
    for (const body of configurations.slice(0, 5)) {
      server.clock.advance(10);
      await server.ask(ADD, { token, body });
    }
    const page1 = await server.ask(LIST, { token, query: { size: 3 } });
    const page2 = await server.ask(LIST, { token, query: { size: 3, cursor: page1.nextCursor } });
    const paints = [...page1.items, ...page2.items].map((item) =>
      item.quote.configuration.productCodes.find((code) => code.startsWith('paint-')),
    );
    expect(paints).toEqual(['paint-pine', 'paint-ink', 'paint-carbon', 'paint-pearl', 'paint-mist']);
    expect(page2.nextCursor).toBeNull();
    expect(page1.items.every((item) => item.quote.totalFen > 0)).toBe(true);
  });

  it('holds 20 and gives a place back when one is dropped', async () => {
    const { token } = await server.login();
    for (const body of configurations.slice(0, 20)) await server.ask(ADD, { token, body });
    const full = await server.call(ADD, { token, body: configurations[20] });
    expect(full.name).toBe('LIMIT_REACHED');
    const { items } = await server.ask(LIST, { token, query: { size: 50 } });
    expect(items).toHaveLength(20);
    await server.ask(DROP, { token, body: { wishId: items[0]?.wishId } });
    expect((await server.ask(ADD, { token, body: configurations[20] })).count).toBe(20);
  });

  it("does not drop somebody else's wish", async () => {
    const owner = await server.login();
    const other = await server.login();
    const { wishId } = await server.ask(ADD, { token: owner.token, body: second });
    expect((await server.call(DROP, { token: other.token, body: { wishId } })).name).toBe('NOT_FOUND');
    expect((await server.ask(LIST, { token: owner.token })).items).toHaveLength(1);
  });

  it('refuses bad input', async () => {
    const { token } = await server.login();
    expect((await server.call(ADD, { token, body: {} })).name).toBe('BAD_INPUT');
    expect((await server.call(LIST, { token, query: { size: 51 } })).name).toBe('BAD_INPUT');
  });
});

describe('reminder', () => {
  const MODEL = 'GET /api/mporder/v1/vehicle/model' as const;

  it('is set and dropped, and shown to its owner only', async () => {
    const { token } = await server.login();
    const isSet = async (as?: string) =>
      (await server.ask(MODEL, { query: { modelId: 'CS1E' }, ...(as ? { token: as } : {}) })).isReminderSet;
    await server.ask(REMIND, { token, body: { modelId: 'CS1E', isSet: true } });
    await server.ask(REMIND, { token, body: { modelId: 'CS1E', isSet: true } });
    expect([await isSet(token), await isSet()]).toEqual([true, false]);
    await server.ask(REMIND, { token, body: { modelId: 'CS1E', isSet: false } });
    expect(await isSet(token)).toBe(false);
  });

  it('wants a login, a known model and whole input', async () => {
    const { token } = await server.login();
    const body = { modelId: 'CS1E', isSet: true };
    expect((await server.call(REMIND, { body })).name).toBe('LOGIN_EXPIRED');
    expect((await server.call(REMIND, { token, body: { ...body, modelId: 'NONE' } })).name).toBe('NOT_FOUND');
    expect((await server.call(REMIND, { token, body: { modelId: 'CS1E' } })).name).toBe('BAD_INPUT');
  });
});
