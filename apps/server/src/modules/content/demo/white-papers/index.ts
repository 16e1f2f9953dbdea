import { asset, daysFrom, fillDeep } from '../../../../demo/fill';
import type { Ctx } from '../../../../kernel/context';
import { blocksOf } from '../../../community/demo';
import { seedWhitePapers } from '../../white-paper/white-paper.repository';
import { papers } from './papers';

/** The white papers of the demo shop as rows. */
const whitePaperSeed = (now: number): Parameters<typeof seedWhitePapers>[1] =>
  fillDeep(papers).map(({ daysAgo, cover, chapters, ...paper }, position) => ({
    ...paper,
    position,
    publishedAt: daysFrom(now, -daysAgo),
    cover: asset(cover),
    chapters: chapters.map(({ id, title, facts, text }) => ({
      chapterId: id,
      title,
      facts: facts.map(([value, label]) => ({ value, label })),
      blocks: blocksOf(text).map((block) => (block.kind === 'picture' ? { ...block, src: asset(block.src) } : block)),
    })),
  }));

/** Adds them to a shop. */
export const loadWhitePapers = (ctx: Ctx): Promise<void> => seedWhitePapers(ctx, whitePaperSeed(ctx.now()));
