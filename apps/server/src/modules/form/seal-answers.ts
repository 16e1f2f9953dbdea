import { fieldOf, fieldsOf, isPersonal } from '@voltfront/rules/form/form-fields';
import type { FormAnswer, FormAnswers, FormDefinition, FormField } from '@voltfront/rules/form/form-types';
import type { Ctx } from '../../kernel/context';
import { maskMiddle } from '../../kernel/personal-data';
import { mask, seal, unseal } from '../order';
import type { EntryRow } from './form.repository';

/** The columns of an entry that hold answers. */
export type KeptAnswers = Pick<EntryRow, 'answers' | 'masked' | 'sealed'>;

function maskAnswer(field: FormField, answer: string): string {
  if (field.kind === 'phone') return mask(answer, 3, 4);
  if (field.kind === 'idNumber') return field.document === 'creditCode' ? mask(answer, 4, 4) : mask(answer, 6, 4);
  return maskMiddle(answer);
}

const pick = (answers: FormAnswers, isWanted: (field: FormField) => boolean, form: FormDefinition) =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => isWanted(fieldOf(form, id) as FormField)));

/** Answers for storage: identifying ones encrypted and masked, SMS codes removed. */
export function sealAnswers(ctx: Ctx, form: FormDefinition, answers: FormAnswers): KeptAnswers {
  const own = pick(answers, isPersonal, form);
  const masked = fieldsOf(form).flatMap((field) =>
    own[field.id] === undefined ? [] : [[field.id, maskAnswer(field, String(own[field.id]))] as const],
  );
  return {
    answers: pick(answers, (field) => !isPersonal(field) && field.kind !== 'code', form),
    masked: Object.fromEntries(masked),
    sealed: masked.length === 0 ? null : seal(ctx.app.config.dataSecret, JSON.stringify(own)),
  };
}

/** All answers of an entry, decrypted, for authorised use only. */
export function openAnswers(ctx: Ctx, { answers, sealed }: KeptAnswers): Record<string, FormAnswer> {
  return { ...answers, ...(sealed === null ? {} : JSON.parse(unseal(ctx.app.config.dataSecret, sealed))) };
}
