import type { QueryOf, ReplyOf } from '@voltfront/contract';
import { fieldsOf } from '@voltfront/rules/form/form-fields';
import type { FormDefinition, FormField } from '@voltfront/rules/form/form-types';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { maskMiddle } from '../../kernel/personal-data';
import { staffSight } from '../../kernel/staff-sight';
import { findPeople } from '../account';
import { findEventText } from '../community';
import { findForm, selectEntriesWithForms } from '../form';
import { type ActivityRow, findActivity, type SignUpRow } from './activity.repository';
import { activityTexts } from './activity.texts';
import { countSignUps, type Stage, selectActivities, selectSignUps } from './activity-desk.repository';

const LIST = 'GET /api/mpmkt/v1/staff/activities';
const DETAIL = 'GET /api/mpmkt/v1/staff/activity';
const SIGN_UPS = 'GET /api/mpmkt/v1/staff/activity/signUps';
type Line = ReplyOf<typeof LIST>['items'][number];
export type SignUpLine = ReplyOf<typeof SIGN_UPS>['items'][number];

function stageOf({ isPublished, isCancelled, startsAt, endsAt }: ActivityRow, now: number): Stage {
  if (isCancelled) return 'cancelled';
  if (!isPublished) return 'draft';
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'running' : 'over';
}

function presentLine(ctx: Ctx, row: ActivityRow, reviewingCount: number): Line {
  const { id: activityId, title, isOnline, place, signUpFrom, signUpUntil, startsAt, endsAt } = row;
  const { capacity, seatsTaken, waitingCount } = row;
  return {
    ...{ activityId, title, isOnline, place, signUpFrom, signUpUntil, startsAt, endsAt },
    ...{ capacity, seatsTaken, waitingCount, reviewingCount },
    stage: stageOf(row, ctx.now()),
  };
}

/** Activities, drafts included. */
export async function listStaffActivities(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query, false);
  const { words, stage } = query;
  const read = await selectActivities(ctx.db, { words, stage, now: ctx.now() }, page);
  const { rows, nextCursor } = page.cut(read, ({ startsAt, id }) => ({ key: startsAt, id }));
  const counts = await countSignUps(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const reviewing = new Map(
    counts.filter(({ state }) => state === 'reviewing').map(({ activityId, people }) => [activityId, people]),
  );
  return { items: rows.map((row) => presentLine(ctx, row, reviewing.get(row.id) ?? 0)), nextCursor };
}

/** An activity as staff keep it. @throws NOT_FOUND */
export async function showStaffActivity(
  ctx: ActorCtx,
  { activityId }: QueryOf<typeof DETAIL>,
): Promise<ReplyOf<typeof DETAIL>> {
  const row = await findActivity(ctx.db, activityId);
  if (!row) throw refuse('NOT_FOUND', { message: activityTexts.missing });
  const counts = (await countSignUps(ctx.db, [activityId])).map(({ state, people, seats }) => ({
    state,
    people,
    seats,
  }));
  const { latitude, longitude, pointsFee, isOwnerOnly, isReviewed, isPublished, formId } = row;
  return {
    ...presentLine(ctx, row, counts.find(({ state }) => state === 'reviewing')?.people ?? 0),
    ...{ latitude, longitude, pointsFee, isOwnerOnly, isReviewed, isPublished },
    ...(await findEventText(ctx, activityId)),
    form: formId === null ? null : await findForm(ctx, formId),
    counts,
  };
}

/** An answer in words: a choice by its text. */
function sayAnswer(field: FormField, answer: unknown): string {
  const options = 'options' in field ? field.options : [];
  const say = (key: unknown) => options.find((option) => option.key === key)?.text ?? String(key);
  return Array.isArray(answer) ? answer.map(say).join('、') : say(answer);
}

/** Answers that say something to staff: what identifies somebody is masked, pictures and consents are left out. */
function answersOf(form: FormDefinition, answers: Record<string, unknown>): SignUpLine['answers'] {
  return fieldsOf(form)
    .filter(({ id, kind }) => answers[id] !== undefined && kind !== 'pictures' && kind !== 'consent')
    .map((field) => ({ label: field.label, value: sayAnswer(field, answers[field.id]) }));
}

/** Sign-ups as staff see them; names and answers are read once for all of them. */
export async function presentSignUps(ctx: ActorCtx, rows: readonly SignUpRow[]): Promise<SignUpLine[]> {
  const sight = await staffSight(ctx, 'campaigns');
  const people = await findPeople(ctx, [...new Set(rows.map(({ accountId }) => accountId))]);
  const entries = await selectEntriesWithForms(
    ctx.db,
    rows.flatMap(({ entryId }) => entryId ?? []),
  );
  return rows.map(({ id: signUpId, accountId, state, seats, pointsFee, entryId, rejection, createdAt }) => {
    const found = entries.get(entryId ?? '');
    const nickname = people.get(accountId)?.nickname ?? '';
    return {
      ...{ signUpId, accountId, state, seats, pointsFee, rejection, createdAt },
      nickname: sight.isMasked(null) ? maskMiddle(nickname) : nickname,
      answers: found ? answersOf(found.form, { ...found.entry.answers, ...found.entry.masked }) : [],
    };
  });
}

/** Sign-ups of an activity, newest first. */
export async function listSignUps(ctx: ActorCtx, query: QueryOf<typeof SIGN_UPS>): Promise<ReplyOf<typeof SIGN_UPS>> {
  const page = openPage(ctx, SIGN_UPS, query, false);
  const read = await selectSignUps(ctx.db, query, page);
  const { rows, nextCursor } = page.cut(read, ({ id }) => ({ key: 0, id }));
  return { items: await presentSignUps(ctx, rows), nextCursor };
}
