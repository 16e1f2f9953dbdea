import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { publish } from '../../kernel/jobs';
import { saveEventText, showEventText } from '../community';
import { findForm, replaceForm } from '../form';
import type { ActivityRow } from './activity.repository';
import { activityTexts } from './activity.texts';
import { insertActivity, lockActivity, updateActivity } from './activity-desk.repository';

const SAVE = 'POST /api/mpmkt/v1/staff/activity/save';
type Body = BodyOf<typeof SAVE>;

/** An activity that can still be changed, locked. @throws NOT_FOUND, STATE_CHANGED when it is over or cancelled */
export async function lockOpenActivity(ctx: Ctx, activityId: string): Promise<ActivityRow> {
  const row = await lockActivity(ctx.db, activityId);
  if (!row) throw refuse('NOT_FOUND', { message: activityTexts.missing });
  if (row.isCancelled || ctx.now() >= row.endsAt) throw refuse('STATE_CHANGED', { message: activityTexts.isOver });
  return row;
}

const hasPeople = ({ seatsTaken, waitingCount }: ActivityRow): boolean => seatsTaken > 0 || waitingCount > 0;

function assertSense({ isOnline, latitude, longitude, signUpFrom, signUpUntil, startsAt, endsAt }: Body): void {
  if (!(signUpFrom < signUpUntil && signUpUntil <= startsAt && startsAt < endsAt))
    throw refuse('BAD_INPUT', { message: activityTexts.wrongTimes, data: { fields: ['body.signUpUntil'] } });
  if (!isOnline && (latitude === null || longitude === null))
    throw refuse('BAD_INPUT', { message: activityTexts.noLocation, data: { fields: ['body.latitude'] } });
}

/** What people relied on when they signed up, and what they paid and were asked for. */
const FIXED = [
  'isOnline',
  'place',
  'latitude',
  'longitude',
  'startsAt',
  'endsAt',
  'pointsFee',
  'isOwnerOnly',
  'isReviewed',
] as const;

/** The form as it is written, apart from id and version, which the server gives. */
const words = (form: Body['form']) =>
  form === null ? null : JSON.parse(JSON.stringify({ ...form, id: '', version: 0 }));

async function isFormSame(ctx: Ctx, { formId }: ActivityRow, form: Body['form']): Promise<boolean> {
  const before = formId === null ? null : await findForm(ctx, formId);
  return isDeepStrictEqual(words(before), words(form));
}

/** @throws STATE_CHANGED for what cannot change any more, or for fewer seats than are taken */
function assertAllowed(row: ActivityRow, fields: Partial<ActivityRow>, isSameForm: boolean): void {
  const { capacity = row.capacity } = fields;
  if (capacity < row.seatsTaken)
    throw refuse('STATE_CHANGED', { message: activityTexts.seatsTaken({ n: row.seatsTaken }) });
  const isFixed = isSameForm && FIXED.every((name) => fields[name] === row[name]);
  if (hasPeople(row) && !isFixed) throw refuse('STATE_CHANGED', { message: activityTexts.fixed });
}

/** Writes the form of an activity under an id of its own: others may share the one that it had. */
const keepForm = async (ctx: Ctx, activityId: string, form: NonNullable<Body['form']>): Promise<string> =>
  (await replaceForm(ctx, { ...form, id: `activity-${activityId}`.toLowerCase().slice(0, 60) })).id;

/**
 * Writes an activity, a new one as a draft; needs a transaction. More seats let the waiting list move up.
 * @throws NOT_FOUND, BAD_INPUT, STATE_CHANGED
 */
export async function saveActivity(ctx: ActorCtx, body: Body): Promise<{ activityId: string }> {
  assertSense(body);
  const { activityId: given, cover, text, form, ...sent } = body;
  const location = body.isOnline ? { latitude: null, longitude: null } : {};
  const fields = { ...sent, ...location };
  const row = given === undefined ? null : await lockOpenActivity(ctx, given);
  const activityId = row?.id ?? newId(ctx.now());
  const isSameForm = row !== null && (await isFormSame(ctx, row, form));
  if (row) assertAllowed(row, fields, isSameForm);
  const formId = isSameForm ? row.formId : form === null ? null : await keepForm(ctx, activityId, form);
  if (row) await updateActivity(ctx.db, activityId, { ...fields, formId });
  else {
    const empty = { seatsTaken: 0, waitingCount: 0, isCancelled: false, isPublished: false };
    await insertActivity(ctx.db, { ...fields, ...empty, id: activityId, formId });
  }
  const { title, place, startsAt, endsAt } = body;
  const event = { id: activityId, kind: 'activity' as const, page: 'activity' as const, title, cover };
  await saveEventText(ctx, { ...event, place, startsAt, endsAt, text });
  if (row && body.capacity > row.capacity) await publish(ctx, 'ActivitySeatsFreed', { activityId });
  return { activityId };
}

/** Shows an activity, or hides it while nobody has signed up; needs a transaction. @throws NOT_FOUND, STATE_CHANGED */
export async function publishActivity(
  ctx: ActorCtx,
  { activityId, isPublished }: BodyOf<'POST /api/mpmkt/v1/staff/activity/publish'>,
): Promise<{ ok: true }> {
  const row = await lockOpenActivity(ctx, activityId);
  if (!isPublished && hasPeople(row)) throw refuse('STATE_CHANGED', { message: activityTexts.hasPeople });
  await updateActivity(ctx.db, activityId, { isPublished });
  const { title, place, startsAt, endsAt } = row;
  await showEventText(ctx, { id: activityId, kind: 'activity', title, place, startsAt, endsAt }, isPublished);
  return { ok: true };
}
