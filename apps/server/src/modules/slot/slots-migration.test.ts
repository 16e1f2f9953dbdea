import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { isSlotPlan, type SlotPlan } from '@voltfront/rules/slot/slot-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from '../../kernel/paths';

/** Inspections and viewings as stored before the slot module existed. */
const BEFORE = `
insert into trade_in_places values ('sh-jingan', 'store', '310100', 'sh-jingan', '[10, 14]', 3, true),
  ('home-310100', 'home', '310100', null, '[]', 1, true);
insert into trade_in_slots values ('sh-jingan', '2030-01-05T02:00:00Z', 1, 3);
insert into trade_in_requests (user_id, request_id, request_no, state, car, low_fen, high_fen, estimated_at, place_id,
  slot_starts_at, created_at, updated_at)
select 'anna', 'request-' || state, state, state, '{}', 1, 2, now(), 'sh-jingan', '2030-01-05T02:00:00Z', now(), now()
  from unnest(array['appointed', 'offered']) as state;
insert into stock_stores values ('sh-jingan', true, 2), ('nb-dongbu', true, 0);
insert into stock_viewing_slots values ('sh-jingan_1', 'sh-jingan', '2030-01-06T03:00:00Z', 2, 1);
insert into stock_viewings
select 'ben', 'viewing-' || day, 'car', 'sh-jingan', 'slot', day::timestamptz, day::timestamptz + interval '1 hour',
  case when day like '2030-01-07%' then 'cancelled' else 'booked' end, now(), now()
  from unnest(array['2029-12-01T03:00:00Z', '2030-01-06T03:00:00Z', '2030-01-07T03:00:00Z']) as day;
`;

let database: PGlite;
const run = (name: string) => database.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
const rowsOf = async (query: string) => (await database.query<Record<string, unknown>>(query)).rows;

beforeAll(async () => {
  database = new PGlite();
  const names = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const own = names.findIndex((name) => name.endsWith('_slots.sql'));
  for (const name of names.slice(0, own)) await run(name);
  await database.exec(BEFORE);
  await run(names[own] ?? '');
});
afterAll(() => database.close());

it('carries the hours of places over', async () => {
  const rows = await rowsOf('select kind, place_id, plan from slot_places order by kind, place_id');
  expect(rows.map(({ kind, place_id }) => `${kind} ${place_id}`)).toEqual([
    'inspection home-310100',
    'inspection sh-jingan',
    'viewing sh-jingan',
  ]);
  expect(rows.every(({ plan }) => isSlotPlan(plan as SlotPlan))).toBe(true);
  expect(rows[1]?.plan).toMatchObject({ hours: [{ starts: [600, 840], capacity: 3 }], leadMinutes: 120, days: 14 });
});

it('carries over what is taken, and who has it', async () => {
  expect(await rowsOf('select kind, place_id, taken from slots order by kind')).toEqual([
    { kind: 'inspection', place_id: 'sh-jingan', taken: 1 },
    { kind: 'viewing', place_id: 'sh-jingan', taken: 1 },
  ]);
  const held = await rowsOf('select user_id, thing_id, starts_at, ends_at from slot_reservations order by user_id');
  expect(held).toEqual([
    {
      user_id: 'anna',
      thing_id: 'request-appointed',
      starts_at: new Date('2030-01-05T02:00:00Z'),
      ends_at: new Date('2030-01-05T03:00:00Z'),
    },
    {
      user_id: 'ben',
      thing_id: 'car',
      starts_at: new Date('2030-01-06T03:00:00Z'),
      ends_at: new Date('2030-01-06T04:00:00Z'),
    },
  ]);
});
