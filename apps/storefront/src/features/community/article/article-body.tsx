import type { ArticleBlockData } from '@voltfront/contract';
import { type RichBlock, RichText } from '@/ui';
import styles from './article-body.module.css';
import { pictureName } from './article-pictures';
import { VideoBlock } from './video-block';

type Video = Extract<ArticleBlockData, { kind: 'video' }>;

/** Splits the text at videos: each video is a block, everything between two videos is one rich text. */
type Segment = { key: string; video: Video } | { key: string; blocks: RichBlock[] };

function toRich(block: Exclude<ArticleBlockData, Video>): RichBlock {
  if (block.kind !== 'picture') return block;
  const { src, aspect, caption } = block;
  return { kind: 'picture', src, aspect, alt: pictureName(caption), ...(caption ? { caption } : {}) };
}

/** Splits an article where its videos are. */
export function splitBlocks(blocks: readonly ArticleBlockData[]): Segment[] {
  const segments: Segment[] = [];
  for (const [at, block] of blocks.entries()) {
    const last = segments.at(-1);
    if (block.kind === 'video') segments.push({ key: `video${at}`, video: block });
    else if (last && 'blocks' in last) last.blocks.push(toRich(block));
    else segments.push({ key: `text${at}`, blocks: [toRich(block)] });
  }
  return segments;
}

export interface ArticleBodyProps {
  blocks: readonly ArticleBlockData[];
  /** A picture of the text was tapped. */
  onPicture: (src: string) => void;
}

/** The text of an article with its pictures and videos. */
export function ArticleBody({ blocks, onPicture }: ArticleBodyProps) {
  return (
    <div className={styles.body}>
      {splitBlocks(blocks).map((segment) =>
        'video' in segment ? (
          <VideoBlock key={segment.key} {...segment.video} />
        ) : (
          <RichText key={segment.key} blocks={segment.blocks} onPicture={onPicture} />
        ),
      )}
    </div>
  );
}
