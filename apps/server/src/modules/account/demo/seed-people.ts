import { fillBrand } from '@voltfront/brand';
import { DAY_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { seedPoints } from '../../points';
import { accounts } from '../account.tables';
import { people } from './people';

const MONTH_MS = 30 * DAY_MS;

/** Creates the demo accounts; their account ids are those in the demo data. */
export async function seedPeople(ctx: Ctx): Promise<void> {
  const createdAt = ctx.now() - 14 * MONTH_MS;
  const rows = people.map((person) => ({
    id: person.personId,
    mobile: person.isCancelled ? null : person.mobile,
    nickname: fillBrand(person.nickname),
    avatar: `/assets/${person.avatar}`,
    roles: person.isCancelled ? [] : [...person.roles],
    organName: person.memberInfo ? fillBrand(person.memberInfo.organName) : null,
    jobId: person.memberInfo?.jobId ?? null,
    state: person.isCancelled ? ('cancelled' as const) : ('active' as const),
    createdAt,
    cancelledAt: person.isCancelled ? ctx.now() - MONTH_MS : null,
  }));
  await ctx.db.insert(accounts).values(rows);
  const seeds = people
    .filter((person) => !person.isCancelled)
    .map(({ personId, points, growth }) => ({ accountId: personId, points, growth }));
  await seedPoints(ctx, seeds);
}
