import { fieldsOf } from '@voltfront/rules/form/form-fields';
import type { FormAnswers, FormDefinition } from '@voltfront/rules/form/form-types';
import type { Ctx } from '../../kernel/context';
import { attachUploads, lastingOwners, releaseUploadsAt, uploadPath } from '../upload';
import { refuseAnswers } from './check-entry';
import type { EntryKey, EntryRow } from './form.repository';

/** The owner of an entry's uploads. */
export const uploadsOf = ({ userId, entryId }: EntryKey) => ({ userId, owner: `form:${entryId}` });

/** Deletes the pictures of an entry at a later time; its other answers stay. Call it in a transaction. */
export const deletePicturesAt = (ctx: Ctx, entry: EntryKey, at: number): Promise<void> =>
  releaseUploadsAt(ctx, uploadsOf(entry), at);

/** Which of some entries have pictures that stay with them, by id. */
export async function withLastingPictures(ctx: Ctx, entries: readonly EntryKey[]): Promise<Set<string>> {
  const lasting = await lastingOwners(ctx, entries.map(uploadsOf));
  return new Set(entries.filter((entry) => lasting.has(uploadsOf(entry).owner)).map(({ entryId }) => entryId));
}

/** Attaches the pictures of an entry to it. @throws BAD_INPUT for somebody else's, removed ones, or one given twice */
export async function takePictures(ctx: Ctx, form: FormDefinition, entry: EntryRow): Promise<void> {
  const fields = fieldsOf(form).filter(({ kind, id }) => kind === 'pictures' && entry.answers[id] !== undefined);
  const paths = fields.flatMap(({ id }) => entry.answers[id] as readonly string[]);
  const isOnce = new Set(paths).size === paths.length;
  if (paths.length === 0 || (isOnce && (await attachUploads(ctx, uploadsOf(entry), paths)))) return;
  throw refuseAnswers(form, Object.fromEntries(fields.map(({ id }) => [id, { key: 'notOffered' as const }])));
}

/** Replaces images' signed URLs, which clients have, by their stored paths. */
export const withPaths = (form: FormDefinition, answers: FormAnswers): FormAnswers => {
  const pictures = fieldsOf(form).filter(({ kind, id }) => kind === 'pictures' && answers[id] !== undefined);
  const paths = pictures.map(({ id }) => [id, (answers[id] as readonly string[]).map(uploadPath)] as const);
  return { ...answers, ...Object.fromEntries(paths) };
};
