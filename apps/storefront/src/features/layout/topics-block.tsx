import { cx } from '@/ui';
import { BlockSection } from './block-section';
import type { BlockOf } from './layout-data';
import styles from './topics-block.module.css';

export interface TopicsBlockProps {
  block: BlockOf<'topics'>;
  /** The topic that the articles are about; null for all. */
  topic: string | null;
  onChoose: (topic: string | null) => void;
}

/** Topics; a tap keeps the articles to one, another tap takes that back. */
export function TopicsBlock({ block: { blockId, title, names }, topic, onChoose }: TopicsBlockProps) {
  const shown = topic === null || names.includes(topic) ? names : [topic, ...names];
  return (
    <BlockSection blockId={blockId} title={title} bleed>
      <div className={styles.scroll}>
        <div className={styles.row}>
          {shown.map((name) => (
            <button
              key={name}
              type="button"
              className={cx(styles.topic, name === topic && styles.chosen)}
              aria-pressed={name === topic}
              onClick={() => onChoose(name === topic ? null : name)}
            >
              {`# ${name}`}
            </button>
          ))}
        </div>
      </div>
    </BlockSection>
  );
}
