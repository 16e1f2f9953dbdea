import { shanghaiParts } from '@voltfront/rules/format/shanghai-time';
import { filmFacts } from '../../../demo/asset-facts';
import { asset, fillDeep } from '../../../demo/fill';
import { blocksOf } from '../../community/demo';
import type { StorySeed } from '..';
import { materialsSeed } from './materials-seed';
import { awards, figures, intro, openingFilm, years } from './story/brand-page';
import { chapters, type DemoChapter } from './story/chapters';

/** Characters read in a minute. */
const PACE = 350;

function chapterRow(chapter: DemoChapter, index: number): StorySeed['chapters'][number] {
  const { chapterId, title, lead, cover, text, sources, modelId, isPublished } = chapter;
  const blocks = blocksOf(text).map((block) => {
    if (block.kind === 'picture') return { ...block, src: asset(block.src) };
    if (block.kind === 'video') return { ...block, src: asset(block.src), poster: asset(block.poster) };
    return block;
  });
  return {
    chapterId,
    position: index + 1,
    title,
    lead,
    cover: asset(cover),
    minutes: Math.max(1, Math.ceil(text.length / PACE)),
    blocks,
    sources: [...sources],
    modelId,
    isPublished,
  };
}

/** The brand's story and its material as rows. */
export function storySeed(now: number): StorySeed {
  const { year } = shanghaiParts(now);
  const { name, poster, title } = fillDeep(openingFilm);
  const src = `films/${name}.mp4`;
  return {
    story: {
      storyId: 'main',
      film: { src: asset(src), poster: asset(poster), title, ...filmFacts(src) },
      intro: fillDeep(intro),
      timeline: fillDeep(years).map(({ yearsAgo, picture, ...line }) => ({
        ...line,
        year: year - yearsAgo,
        picture: asset(picture),
      })),
      figures: figures.map((figure) => ({ ...figure })),
      awards: awards.map(({ yearsAgo, ...award }) => ({ ...award, year: year - yearsAgo })),
    },
    chapters: fillDeep(chapters).map(chapterRow),
    materials: materialsSeed(now),
  };
}
