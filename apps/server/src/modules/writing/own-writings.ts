import type { QueryOf, ReplyOf } from '@voltfront/contract';
import type { ActorCtx, Ctx } from '../../kernel/context';
import { refuse } from '../../kernel/errors';
import { openPage } from '../../kernel/list';
import { listTopics } from '../community';
import { loadModels } from '../vehicle';
import { presentContent, presentLine } from './writing.presenter';
import { findWriting, listOwnWritings } from './writing.repository';
import { writingTexts } from './writing.texts';

const LIST = 'GET /api/mpmkt/v1/community/writings';

/** The caller's own articles. */
export async function listWritings(ctx: ActorCtx, query: QueryOf<typeof LIST>): Promise<ReplyOf<typeof LIST>> {
  const page = openPage(ctx, LIST, query);
  const read = await listOwnWritings(ctx.db, { accountId: ctx.actor.accountId, state: query.state }, page);
  const { rows, nextCursor } = page.cut(read, ({ updatedAt, id }) => ({ key: updatedAt, id }));
  return { items: rows.map((row) => presentLine(ctx, row)), nextCursor };
}

/** One of the caller's own articles. @throws NOT_FOUND also for somebody else's */
export async function showWriting(
  ctx: ActorCtx,
  { writingId }: { writingId: string },
): Promise<ReplyOf<'GET /api/mpmkt/v1/community/writing'>> {
  const row = await findWriting(ctx.db, writingId);
  if (row?.accountId !== ctx.actor.accountId) throw refuse('NOT_FOUND', { message: writingTexts.missing });
  return { ...presentLine(ctx, row), ...presentContent(ctx, row) };
}

/** What an article can be about: topics of published articles, and models. */
export async function showChoices(ctx: Ctx): Promise<ReplyOf<'GET /api/mpmkt/v1/community/writing/choices'>> {
  const [topics, models] = [await listTopics(ctx), await loadModels(ctx)];
  return { topics, models: models.map(({ modelId, name }) => ({ modelId, name })) };
}
