import { DAY_MS } from '@voltfront/rules/time';
import type { WritingState } from '@voltfront/rules/writing/writing-moves';
import { asset, daysFrom } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { publish } from '../../../kernel/jobs';
import '../../../kernel/search-sources';
import { seedCommunity } from '../../community';
import { blocksOf } from '../publish-writing';
import { insertWriting } from '../writing.repository';
import type { WritingStep } from '../writing.tables';
import { demoWritings, PUBLISHED } from './texts';

/** States that an article went through before it came to this one. */
const WAYS: Record<WritingState, WritingState[]> = {
  draft: [],
  reviewing: ['reviewing'],
  refused: ['reviewing', 'refused'],
  appealing: ['reviewing', 'refused', 'appealing'],
  publishing: ['reviewing', 'publishing'],
  published: ['reviewing', 'publishing', 'published'],
  closed: ['reviewing', 'refused', 'appealing', 'closed'],
};
const BY: Partial<Record<WritingState, WritingStep['who']>> = {
  reviewing: 'author',
  appealing: 'author',
  published: 'system',
};

/** Articles of demo people in every state: drafts, waiting ones, refused ones with and without an appeal, a published one. */
export async function seedWritings(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  for (const { days, covers, reason = '', appeal = null, ...written } of demoWritings) {
    const at = daysFrom(now, -days);
    const note = (state: WritingState) =>
      state === 'refused' || state === 'closed' ? reason : state === 'appealing' ? (appeal ?? '') : '';
    const steps = WAYS[written.state].map((state, n) => ({
      state,
      who: BY[state] ?? 'staff',
      note: note(state),
      at: at + n,
    }));
    await insertWriting(ctx.db, {
      ...written,
      pictures: covers.map((name) => asset(`covers/${name}.webp`)),
      ...{ reason, appeal, steps, revision: 1, createdAt: at - DAY_MS, updatedAt: at + steps.length },
      submittedAt: written.state === 'draft' ? null : at,
    });
  }
  await seedPublished(ctx, daysFrom(now, -PUBLISHED.days));
}

/** The article of the community that a published one is. */
async function seedPublished(ctx: Ctx, publishedAt: number): Promise<void> {
  const { id, accountId: authorId, title, text, topic, modelId, place, covers } = PUBLISHED;
  const [cover = '', ...others] = covers.map((name) => ({ path: asset(`covers/${name}.webp`), aspect: 1.5 }));
  if (cover === '') return;
  const face = { title, topic, modelId, place, cover: cover.path, summary: `${text.slice(0, 60)}…` };
  await seedCommunity(ctx, {
    articles: [
      {
        ...face,
        id,
        authorId,
        state: 'published',
        blocks: blocksOf(text, others),
        publishedAt,
        isCommentClosed: false,
      },
    ],
    cards: [
      {
        ...{ cardId: id, kind: 'article', newestRank: publishedAt, recommendRank: publishedAt, isSelected: false },
        ...{ modelId, authorId, isVisible: true },
      },
    ],
  });
  await publish(ctx, 'SearchableChanged', { kind: 'article', ids: [id] });
}
