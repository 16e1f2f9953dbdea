import { cx } from '../cx';
import { Picture } from '../picture/picture';
import { sequence } from '../sequence';
import styles from './rich-text.module.css';

/** One block of an article. */
export type RichBlock =
  | { kind: 'heading' | 'paragraph' | 'quote'; text: string }
  | { kind: 'list'; items: readonly string[]; isNumbered?: boolean }
  | { kind: 'divider' }
  | { kind: 'picture'; src: string; alt: string; aspect?: number; caption?: string };

export interface RichTextProps {
  blocks: readonly RichBlock[];
  /** A picture was tapped; left out: pictures cannot be tapped. */
  onPicture?: (src: string) => void;
  className?: string;
}

/** An article made of blocks; text is never read as markup. */
export function RichText({ blocks, onPicture, className }: RichTextProps) {
  return (
    <div className={cx(styles.article, className)}>
      {sequence(blocks.length).map((key, at) => (
        <Block key={key} block={blocks[at] as RichBlock} onPicture={onPicture} />
      ))}
    </div>
  );
}

function Block({ block, onPicture }: { block: RichBlock; onPicture?: (src: string) => void }) {
  if (block.kind === 'picture') {
    return (
      <div className={styles.figure}>
        <Picture
          src={block.src}
          alt={block.alt}
          width={350}
          aspect={block.aspect ?? 1.5}
          round="card"
          onClick={onPicture && (() => onPicture(block.src))}
        />
        {block.caption && <div className={styles.caption}>{block.caption}</div>}
      </div>
    );
  }
  if (block.kind === 'list') return <List {...block} />;
  if (block.kind === 'divider') return <div className={styles.divider} role="separator" />;
  const heading = block.kind === 'heading' ? { role: 'heading', 'aria-level': 2 } : {};
  return (
    <div className={styles[block.kind]} {...heading}>
      {block.text}
    </div>
  );
}

function List({ items, isNumbered }: { items: readonly string[]; isNumbered?: boolean }) {
  return (
    <div className={styles.list} role="list">
      {sequence(items.length).map((key, at) => (
        <div key={key} className={styles.item} role="listitem">
          <span className={isNumbered ? styles.number : styles.bullet}>{isNumbered && `${at + 1}.`}</span>
          <div className={styles.itemText}>{items[at]}</div>
        </div>
      ))}
    </div>
  );
}
