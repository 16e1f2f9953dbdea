import type { AssetPath, ModelCode } from '../../../demo/shapes';
import type { DemoArticle, DemoBlock } from './types';

/** In minutes, for times in the past. */
export const HOUR = 60;
export const DAY = 24 * HOUR;

const aspectOf = (src: string): number => (src.startsWith('covers/') || src.startsWith('scenes/') ? 1.5 : 16 / 9);

/** A video with its poster image: `light | scenes/dusk_YL01_mist`. */
function film(line: string): DemoBlock {
  const [name = '', poster = ''] = line.split(' | ');
  return { kind: 'video', src: `films/${name}.mp4`, poster: `${poster}.webp`, aspect: 16 / 9 };
}

function block(line: string): DemoBlock {
  const [mark, rest] = [line.slice(0, 2), line.slice(2)];
  if (mark === '# ') return { kind: 'heading', text: rest };
  if (mark === '> ') return { kind: 'quote', text: rest };
  if (mark === '@ ') return film(rest);
  if (mark !== '! ') return { kind: 'paragraph', text: line };
  const [name = '', caption = null] = rest.split(' | ');
  return { kind: 'picture', src: `${name}.webp`, aspect: aspectOf(name), caption };
}

/**
 * Parses a text with one block per line: `# ` heading, `> ` quote, `! picture | caption`, `@ film |
 * poster`, everything else a paragraph.
 */
export const blocksOf = (text: string): DemoBlock[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(block);

interface Head {
  id: string;
  title: string;
  by: string;
  /** Image name below `covers/`. */
  cover: string;
  topic?: string;
  model?: ModelCode;
  place?: string;
  /** Age in minutes at loading. */
  ago: number;
  /** Views, likes, favourites. */
  counts: readonly [number, number, number];
  selected?: boolean;
  state?: DemoArticle['state'];
  closed?: boolean;
}

/** One article from its metadata and its text. */
export function article(head: Head, text: string): DemoArticle {
  const [view, like, favourite] = head.counts;
  const cover: AssetPath = `covers/${head.cover}.webp`;
  return {
    articleId: head.id,
    title: head.title,
    authorId: head.by,
    cover,
    blocks: blocksOf(text),
    topicId: head.topic ?? null,
    modelId: head.model ?? null,
    place: head.place ?? null,
    publishedMinutesAgo: head.ago,
    baseCounts: { view, like, favourite },
    isSelected: head.selected ?? false,
    state: head.state ?? 'published',
    isCommentClosed: head.closed ?? false,
  };
}
