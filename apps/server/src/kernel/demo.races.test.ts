import { afterEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/fresh-database';
import { loadConfig } from './config';
import { addDemoSets } from './demo';
import { marks } from './kernel.tables';
import { defineModule } from './module';
import { closeServices, openServices } from './services';

const PROCESSES = 4;
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

describe('several processes with a new set of demo data', () => {
  it('add it once, and none goes on before it is there', async () => {
    const { url, drop } = await freshDatabase(process.env.TEST_DATABASE_URL ?? '');
    cleanUps.push(drop);
    const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: url, LOG_LEVEL: 'silent' });
    const shop = defineModule({
      name: 'shop',
      demo: [
        {
          name: 'cars',
          since: '2026-01-01',
          load: async (ctx) => void (await ctx.db.insert(marks).values({ name: 'car', madeAt: ctx.now() })),
        },
      ],
    });
    const added: string[] = [];
    const start = async () => {
      const services = await openServices(config, {});
      cleanUps.push(() => closeServices(services));
      await addDemoSets(services, [shop], (set) => added.push(set));
      return (await services.database.db.select().from(marks)).length;
    };
    expect(await Promise.all(Array.from({ length: PROCESSES }, start))).toEqual([1, 1, 1, 1]);
    expect(added).toEqual(['shop/cars']);
  });
});
