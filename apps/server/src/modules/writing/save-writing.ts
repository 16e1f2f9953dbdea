import type { BodyOf, ReplyOf } from '@voltfront/contract';
import { MOST_WRITINGS } from '@voltfront/rules/writing/writing-moves';
import type { ActorCtx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { newId } from '../../kernel/ids';
import { lockName } from '../../kernel/name-lock.repository';
import { listTopics } from '../community';
import { attachUploads, releaseUploads, uploadPath } from '../upload';
import { loadModel } from '../vehicle';
import { lockOwn } from './move-writing';
import { countUnpublished, insertWriting, updateWriting, type WritingRow } from './writing.repository';
import { writingTexts } from './writing.texts';

const SAVE = 'POST /api/mpmkt/v1/community/writing/save';
type Body = BodyOf<typeof SAVE>;

/** Owner of an article's uploads. */
export const picturesOf = ({ id, accountId }: Pick<WritingRow, 'id' | 'accountId'>) => ({
  userId: accountId,
  owner: `writing:${id}`,
});

/** What is stored of the input. @throws BAD_INPUT for a topic that there is not, NOT_FOUND for such a model */
async function contentOf(ctx: ActorCtx, { title, text, pictures, topic, modelId, place }: Body) {
  if (topic !== null && !(await listTopics(ctx)).includes(topic))
    throw refuse('BAD_INPUT', { message: writingTexts.noTopic, data: { fields: ['topic'] } });
  if (modelId !== null) await loadModel(ctx, modelId);
  const paths = [...new Set(pictures.map(uploadPath))];
  return { title: title.trim(), text: text.trim(), pictures: paths, topic, modelId, place: place?.trim() || null };
}

/**
 * Makes the uploads part of the article; removed ones are deleted.
 * @throws BAD_INPUT for others' uploads, removed ones, and pictures that are no upload and were not in it before
 */
async function keepPictures(
  ctx: ActorCtx,
  row: Pick<WritingRow, 'id' | 'accountId' | 'pictures'>,
  paths: string[],
): Promise<void> {
  const uploads = paths.filter((path) => path.startsWith('/files/'));
  const areOthersKnown = paths.every((path) => uploads.includes(path) || row.pictures.includes(path));
  if (uploads.length === 0 && areOthersKnown) return releaseUploads(ctx, picturesOf(row));
  if (!areOthersKnown || !(await attachUploads(ctx, picturesOf(row), uploads)))
    throw refuse('BAD_INPUT', { message: writingTexts.pictureGone, data: { fields: ['pictures'] } });
}

async function addWriting(ctx: ActorCtx, content: Awaited<ReturnType<typeof contentOf>>): Promise<WritingRow> {
  const { accountId } = ctx.actor;
  await lockName(ctx.db, `writing:${accountId}`);
  if ((await countUnpublished(ctx.db, accountId)) >= MOST_WRITINGS)
    throw refuse('LIMIT_REACHED', { message: writingTexts.tooMany });
  const now = ctx.now();
  const row = { id: newId(now), accountId, pictures: [], createdAt: now, updatedAt: now };
  await keepPictures(ctx, row, content.pictures);
  return insertWriting(ctx.db, { ...row, ...content, state: 'draft', revision: 1, steps: [] });
}

/**
 * Keeps a draft; needs a transaction.
 * @throws LIMIT_REACHED for one too many, NOT_FOUND for somebody else's and for a model that there is not, STATE_CHANGED when it is no draft or was
 * changed elsewhere, BAD_INPUT for pictures or a topic that there are not
 */
export async function saveWriting(ctx: ActorCtx, body: Body): Promise<ReplyOf<typeof SAVE>> {
  const content = await contentOf(ctx, body);
  if (body.writingId === undefined) {
    const { id: writingId, revision } = await addWriting(ctx, content);
    return { writingId, revision };
  }
  const row = await lockOwn(ctx, body.writingId);
  if (row.state !== 'draft') throw refuse('STATE_CHANGED', { message: writingTexts.noDraft });
  if (body.revision !== row.revision) throw refuse('STATE_CHANGED', { message: writingTexts.changedElsewhere });
  await keepPictures(ctx, row, content.pictures);
  const { id: writingId, revision } = await updateWriting(ctx.db, row.id, {
    ...content,
    revision: row.revision + 1,
    updatedAt: ctx.now(),
  });
  return { writingId, revision };
}
