import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '../modules';
import { createTestServer, type TestServer } from '../testing';
import type { Ctx } from './context';
import { addDemoSets, type DemoSet, orderedSets } from './demo';
import { marks } from './kernel.tables';
import { defineModule } from './module';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ modules: [] });
});
afterEach(() => server.close());

/** A demo set that adds one row per name. */
const rowsSet = (name: string, since: string, rows: string[]): DemoSet => ({
  name,
  since,
  load: async (ctx: Ctx) => {
    await ctx.db.insert(marks).values(rows.map((row) => ({ name: row, madeAt: ctx.now() })));
  },
});
const shop = (...demo: DemoSet[]) => defineModule({ name: 'shop', demo });
const people = (...demo: DemoSet[]) => defineModule({ name: 'people', demo });

const FIRST = rowsSet('cars', '2026-01-01', ['car one', 'car two']);
const SECOND = rowsSet('photos', '2026-02-01', ['photo']);

async function add(...of: ReturnType<typeof defineModule>[]): Promise<string[]> {
  const added: string[] = [];
  await addDemoSets(server.app.services, of, (set) => added.push(set));
  return added;
}
const rows = async () => (await server.database.db.select().from(marks).orderBy(marks.name)).map(({ name }) => name);

describe('sets of demo data', () => {
  it('are added in the order in which they came, whatever the order of modules', async () => {
    const later = people(rowsSet('guests', '2026-01-15', ['guest']));
    expect(await add(later, shop(FIRST, SECOND))).toEqual(['shop/cars', 'people/guests', 'shop/photos']);
  });

  it('that are new come to a shop in use, once, and what people changed or removed stays so', async () => {
    expect(await add(shop(FIRST))).toEqual(['shop/cars']);
    await server.database.db.update(marks).set({ name: 'my car' }).where(eq(marks.name, 'car one'));
    expect(await add(shop(FIRST, SECOND))).toEqual(['shop/photos']);
    await server.database.db.delete(marks).where(eq(marks.name, 'photo'));
    expect(await add(shop(FIRST, SECOND))).toEqual([]);
    expect(await rows()).toEqual(['car two', 'my car']);
  });

  it('that do not fit into a shop in use are left out as a whole, until they do', async () => {
    await add(shop(FIRST));
    const now = server.clock.now();
    await server.database.db.insert(marks).values({ name: 'taken', madeAt: now });
    const clash: DemoSet = {
      ...SECOND,
      async load(ctx) {
        await SECOND.load(ctx);
        await ctx.db.insert(marks).values({ name: 'taken', madeAt: ctx.now() });
      },
    };
    const third = rowsSet('films', '2026-03-01', ['film']);
    await add(shop(FIRST, clash, third));
    expect(await rows()).toEqual(['car one', 'car two', 'film', 'taken']);
    await server.database.db.delete(marks).where(eq(marks.name, 'taken'));
    expect(await add(shop(FIRST, clash, third))).toEqual(['shop/photos']);
    expect(await rows()).toEqual(['car one', 'car two', 'film', 'photo', 'taken']);
  });

  it('that fail in a new shop stop the start', async () => {
    await expect(add(shop(rowsSet('twice', '2026-01-01', ['same', 'same'])))).rejects.toThrow();
    expect(await rows()).toEqual([]);
  });

  it('of our modules have names of their own and a day', () => {
    const sets = orderedSets(modules);
    expect(new Set(sets.map(({ key }) => key)).size).toBe(sets.length);
    for (const { since } of sets) expect(since).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(sets.slice(0, 2).map(({ key }) => key)).toEqual(['account/people', 'demo/shop']);
  });
});
