import { t } from '@lingui/core/macro';
import type { ArticleBlockData } from '@voltfront/contract';
import { useState } from 'react';
import { ImagePreview, type PreviewPicture, type RichBlock, RichText, Video } from '@/ui';
import styles from './chapter-body.module.css';

type Film = Extract<ArticleBlockData, { kind: 'video' }>;

/** Splits the text at films: each film is a block, everything between two films is one rich text. */
type Segment = { key: string; film: Film } | { key: string; blocks: RichBlock[] };

function toRich(block: Exclude<ArticleBlockData, Film>, title: string): RichBlock {
  if (block.kind !== 'picture') return block;
  const { src, aspect, caption } = block;
  return { kind: 'picture', src, aspect, alt: caption ?? title, ...(caption ? { caption } : {}) };
}

/** Splits a chapter where its films are. */
export function segmentsOf(blocks: readonly ArticleBlockData[], title: string): Segment[] {
  const segments: Segment[] = [];
  for (const [at, block] of blocks.entries()) {
    const last = segments.at(-1);
    if (block.kind === 'video') segments.push({ key: `film${at}`, film: block });
    else if (last && 'blocks' in last) last.blocks.push(toRich(block, title));
    else segments.push({ key: `text${at}`, blocks: [toRich(block, title)] });
  }
  return segments;
}

/** Pictures of a chapter in reading order. */
export const picturesOf = (blocks: readonly ArticleBlockData[], title: string): PreviewPicture[] =>
  blocks.flatMap((block) =>
    block.kind === 'picture'
      ? [{ src: block.src, alt: block.caption ?? title, ...(block.caption ? { caption: block.caption } : {}) }]
      : [],
  );

/** The text of a chapter with its pictures, which open over the whole screen, and its films. */
export function ChapterBody({ blocks, title }: { blocks: readonly ArticleBlockData[]; title: string }) {
  const [viewed, setViewed] = useState<string | null>(null);
  const pictures = picturesOf(blocks, title);
  return (
    <div className={styles.body}>
      {segmentsOf(blocks, title).map((segment) =>
        'film' in segment ? (
          <Video
            key={segment.key}
            className={styles.film}
            src={segment.film.src}
            poster={segment.film.poster}
            aspect={segment.film.aspect}
            label={t`${title}的影片`}
          />
        ) : (
          <RichText key={segment.key} blocks={segment.blocks} onPicture={setViewed} />
        ),
      )}
      <ImagePreview
        isOpen={viewed !== null}
        onClose={() => setViewed(null)}
        pictures={pictures}
        startIndex={pictures.findIndex(({ src }) => src === viewed)}
        saveName={title}
      />
    </div>
  );
}
