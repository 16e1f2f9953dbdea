import type { PageDataTable } from '../../kernel/page-data';
import { showChapter, showStory } from './show-story';

/** Width in design px of the first picture of both pages. */
const HERO_WIDTH = 390;
const CHAPTER_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Page data of the brand story pages, because they are opened from shared links. */
export const storyPageData: PageDataTable = {
  '/pagesDetail/introductionZeekr/index': async (ctx) => {
    const story = await showStory(ctx);
    const { poster, title } = story.film;
    return {
      data: [{ key: 'GET /api/mpmkt/v1/brand/story', input: {}, reply: story }],
      head: { title, description: story.intro, picture: poster, preload: [{ picture: poster, width: HERO_WIDTH }] },
    };
  },
  '/pagesDetail/introductionZeekr/detail': async (ctx, query) => {
    const { chapterId = '' } = query;
    if (!CHAPTER_ID.test(chapterId)) return [];
    const chapter = await showChapter(ctx, { chapterId });
    const data = [{ key: 'GET /api/mpmkt/v1/brand/chapter' as const, input: { chapterId }, reply: chapter }];
    if (chapter.state === 'offline') return data;
    const { title, lead, cover } = chapter;
    return {
      data,
      head: { title, description: lead, picture: cover, preload: [{ picture: cover, width: HERO_WIDTH }] },
    };
  },
};
