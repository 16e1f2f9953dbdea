import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlainShop, type PlainShop } from '../../testing/plain-shop';
import { eventually, ServerProcess } from '../../testing/server-process';
import { SnapUpDesk } from './snap-up.fixture';

const START_MS = 180_000;
const WAIT_MS = 60_000;
const PLACE = 'POST /api/mpmkt/v1/campaign/snapUp/place' as const;

let plain: PlainShop;
let desk: SnapUpDesk;
const cleanUps: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  plain = await openPlainShop();
  cleanUps.push(plain.drop);
  desk = SnapUpDesk.of(plain.server);
}, START_MS);
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function start(): Promise<ServerProcess> {
  const server = await ServerProcess.start(plain.env);
  cleanUps.push(() => server.kill());
  return server;
}

const query = async (sql: string) => (await plain.server.database.executeSql(sql, [])).rows;

it(
  'after kill -9 a hold runs out all the same, and one that was cut off in the middle leaves nothing',
  async () => {
    const [anna, ben] = [await plain.server.login(), await plain.server.login()];
    plain.server.clock.set(Date.now());
    const slug = await desk.make({ stock: 2 });
    const doomed = await start();
    const place = (token: string) => doomed.call(PLACE, { token, body: { slug, code: 'car' } });
    expect((await place(anna.token)).code).toBe('000000');

    const holder = new pg.Client({ connectionString: plain.env.DATABASE_URL });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from snap_up_cars for update');
    place(ben.token).catch(() => undefined);
    const isWaiting = async () =>
      (await query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
        .length > 0 || undefined;
    await eventually('a hold under way', isWaiting, WAIT_MS);
    await doomed.kill();
    await holder.query('rollback');
    await holder.end();

    // Five minutes pass.
    await query("update snap_up_places set until = now() - interval '1 second'");
    await query(
      "update jobs.job set start_after = now() where name like '%endSnapUpHold%' or data::text like '%endSnapUpHold%'",
    );
    await start();
    await eventually('the car is back', async () => ((await desk.taken(slug)) === 0 ? true : undefined), WAIT_MS);
    expect(await query('select * from snap_up_places')).toEqual([]);
  },
  START_MS,
);
