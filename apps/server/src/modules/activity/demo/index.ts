import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { newId, randomDigits } from '../../../kernel/ids';
import { findPeople } from '../../account';
import { findEventCards, seedCommunity } from '../../community';
import { activities } from '../../community/demo';
import { defineForm, submitEntry } from '../../form';
import { insertSignUp } from '../activity.repository';
import { insertActivities } from '../activity-seed.repository';
import { COURSE_FORM, demoAnswers, GUEST_FORM } from './forms';
import { activityRow, activityText } from './rows';
import { type DemoSignUp, demoSignUps } from './sign-ups';

/** Stores the answers of a demo person; those of a rejected sign-up are gone. */
async function answer(ctx: Ctx, { accountId, companions, state }: DemoSignUp, formId: string | null, once: string) {
  if (formId === null || state === 'rejected') return null;
  const actor = { accountId, sessionId: '', roles: [] };
  const submission = { formId, version: 1, answers: demoAnswers(formId, companions), once };
  const { entry } = await submitEntry({ ...ctx, actor }, submission, async () => null);
  return entry.entryId;
}

async function seedSignUps(ctx: Ctx, formOf: ReadonlyMap<string, string | null>): Promise<void> {
  const now = ctx.now();
  const people = await findPeople(ctx, [...new Set(demoSignUps.map(({ accountId }) => accountId))]);
  for (const signUp of demoSignUps) {
    const { accountId, activityId, state, companions, rejection = '' } = signUp;
    if (!people.has(accountId)) continue;
    const id = newId(now);
    const entryId = await answer(ctx, signUp, formOf.get(activityId) ?? null, id);
    const kept = { pointsFee: 0, code: randomDigits(8), rejection, createdAt: now, updatedAt: now };
    await insertSignUp(ctx.db, { accountId, id, activityId, state, seats: 1 + companions, entryId, ...kept });
  }
}

/** Activities in every state, around the dates of their cards, with texts, forms and sign-ups. */
export async function seedActivities(ctx: Ctx): Promise<void> {
  const cards = await findEventCards(
    ctx.db,
    activities.map(({ activityId }) => activityId),
  );
  for (const form of [GUEST_FORM, COURSE_FORM]) await defineForm(ctx, fillDeep(form));
  const waiting = demoSignUps.filter(({ state }) => state === 'waiting');
  const rows = fillDeep(activities).map((activity) => ({
    ...activityRow(activity, cards.get(activity.activityId)?.startsAt ?? null, ctx.now()),
    waitingCount: waiting.filter(({ activityId }) => activityId === activity.activityId).length,
  }));
  await insertActivities(ctx.db, rows);
  await seedCommunity(ctx, { articles: fillDeep(activities).map((activity) => activityText(activity, ctx.now())) });
  await seedSignUps(ctx, new Map(rows.map(({ id, formId }) => [id, formId])));
}
