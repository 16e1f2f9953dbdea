import { afterEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/fresh-database';
import { loadConfig } from './config';
import type { AppServices } from './context';
import { closeServices, openServices } from './services';

const PROCESSES = 4;
const cleanUps: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** Starts the services of one process on the database of `url`. */
async function open(url: string): Promise<AppServices> {
  const services = await openServices(loadConfig({ NODE_ENV: 'test', DATABASE_URL: url, LOG_LEVEL: 'silent' }), {});
  cleanUps.push(() => closeServices(services));
  return services;
}

describe('several processes on one empty PostgreSQL', () => {
  it.each([1, 2, 3])('make tables and queue once when they start together (round %i)', async () => {
    const database = await freshDatabase(process.env.TEST_DATABASE_URL ?? '');
    cleanUps.push(database.drop);
    const opened = await Promise.allSettled(Array.from({ length: PROCESSES }, () => open(database.url)));
    expect(opened.map((result) => (result.status === 'rejected' ? result.reason : 'open'))).toEqual(
      Array.from({ length: PROCESSES }, () => 'open'),
    );
    const [first] = opened;
    if (first?.status !== 'fulfilled') throw first?.reason;
    const { rows } = await first.value.database.executeSql('select name from jobs.queue where name = $1', ['outbox']);
    expect(rows).toHaveLength(1);
  });
});
