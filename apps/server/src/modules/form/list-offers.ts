import './form.hooks';
import type { BodyOf, FormOfferData } from '@voltfront/contract';
import { fieldOf, parentsOf } from '@voltfront/rules/form/form-fields';
import type { FormAnswers, FormField } from '@voltfront/rules/form/form-types';
import type { Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { listSlots } from '../slot';
import { findForm } from './define-form';
import { formTexts } from './form.texts';

/** List name for all cities of the shop. */
const CITIES = 'cities';

const momentOf = { startsAt: null, endsAt: null, left: null };

async function offersOfList(ctx: Ctx, list: string, field: FormField, answers: FormAnswers): Promise<FormOfferData[]> {
  const pairs = parentsOf(field).flatMap((id) =>
    answers[id] === undefined ? [] : [[id, String(answers[id])] as const],
  );
  const input = { list, within: Object.fromEntries(pairs), values: pairs.map(([, value]) => value) };
  const found = (await ctx.app.hooks.ask(ctx, 'formOffers', input)).find((offers) => offers !== null) ?? [];
  return found.map((offer) => ({ ...offer, ...momentOf }));
}

async function offersOfPlace(ctx: Ctx, kind: string, placeId: string): Promise<FormOfferData[]> {
  const slots = await listSlots(ctx, { kind, placeId });
  return slots.map((slot) => ({ key: String(slot.startsAt), text: '', note: null, ...slot }));
}

/** Current options of a field; null for fields without a dynamic list. */
export async function offersOf(ctx: Ctx, field: FormField, answers: FormAnswers): Promise<FormOfferData[] | null> {
  if (field.kind === 'city') return offersOfList(ctx, field.list ?? CITIES, field, answers);
  if (field.kind === 'store' || field.kind === 'pick') return offersOfList(ctx, field.list, field, answers);
  if (field.kind !== 'slot') return null;
  const place = placeOf(field.place, answers);
  return place === null ? [] : offersOfPlace(ctx, field.slots, place);
}

/** The location that a slot belongs to: the first of these fields with an answer. */
export function placeOf(fields: readonly string[], answers: FormAnswers): string | null {
  const id = fields.find((field) => answers[field] !== undefined);
  return id === undefined ? null : String(answers[id]);
}

/** Options of a field in the form in force. @throws NOT_FOUND for other fields */
export async function listOffers(
  ctx: Ctx,
  { formId, fieldId, within }: BodyOf<'POST /api/mpmkt/v1/form/offers'>,
): Promise<FormOfferData[]> {
  const field = fieldOf(await findForm(ctx, formId), fieldId);
  const offers = field ? await offersOf(ctx, field, within) : null;
  if (!offers) throw refuse('NOT_FOUND', { message: formTexts.missing });
  return offers;
}
