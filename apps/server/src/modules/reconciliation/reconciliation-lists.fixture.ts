import type { TestServer } from '../../testing';
import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import { reconciliationDays, reconciliationDifferences, reconciliationHistory } from './reconciliation.tables';

const DAY = '2026-11-01';
const METHOD = 'alipay' as const;
const dayId = `${DAY}-${METHOD}`;

/** A day with a difference, to copy. */
async function addDay({ database, clock }: TestServer): Promise<string> {
  const now = clock.now();
  const [differenceId, times] = ['0199aaaa-0000-7000-8000-000000000001', { createdAt: now, updatedAt: now }];
  const day = { id: dayId, method: METHOD, day: DAY, startAt: now, checkedAt: now, ...times };
  await database.db.insert(reconciliationDays).values(day).onConflictDoNothing();
  const figures = { ourFen: null, theirFen: 100, effectFen: 100, ourState: null, theirState: 'done' as const };
  await database.db
    .insert(reconciliationDifferences)
    .values({
      ...{
        id: differenceId,
        dayId,
        method: METHOD,
        day: DAY,
        kind: 'missingHere',
        about: 'payment',
        number: 'VPLIST1',
      },
      ...{ ...figures, isRepairable: false, state: 'open', historyCount: 1, ...times },
    })
    .onConflictDoNothing();
  const line = { differenceId, sequence: 1, state: 'open' as const, who: 'shop' as const, note: '', at: now };
  await database.db.insert(reconciliationHistory).values(line).onConflictDoNothing();
  return differenceId;
}

/** Days and differences as lists that page; whoever sees payments reads the same. */
export const reconciliationLists = (server: () => TestServer): ListCase[] => [
  {
    key: 'GET /api/mporder/v1/staff/reconciliation/days',
    id: 'dayId',
    otherQuery: { only: 'open' },
    isPersonal: false,
    isNewestFirst: true,
    readers: { roles: ['auditor'] },
    async fill() {
      const staff = await server().login({ roles: ['finance'] });
      await addDay(server());
      const changes = ({ at }: { at: number }) => ({ start_at: iso(at) });
      return copiesOf(
        server(),
        staff,
        { method: METHOD },
        { table: 'reconciliation_days', column: 'id', value: dayId, changes },
      );
    },
  },
  {
    key: 'GET /api/mporder/v1/staff/reconciliation/differences',
    id: 'differenceId',
    otherQuery: { state: 'settled' },
    isPersonal: false,
    isNewestFirst: true,
    readers: { roles: ['auditor'] },
    async fill() {
      const staff = await server().login({ roles: ['finance'] });
      const value = await addDay(server());
      const changes = ({ id, at }: { id: string; at: number }) => ({ number: id, created_at: iso(at) });
      const row = { table: 'reconciliation_differences', column: 'id', value, changes };
      return copiesOf(server(), staff, { dayId }, row);
    },
  },
];
