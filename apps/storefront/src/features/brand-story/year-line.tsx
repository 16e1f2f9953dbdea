import { t } from '@lingui/core/macro';
import type { BrandStoryData } from '@voltfront/contract';
import { Picture, Stack } from '@/ui';
import { useDragScroll } from './use-drag-scroll';
import styles from './year-line.module.css';

/** Nothing in the row takes the focus: the row itself does, so that arrow keys scroll it. */
const BY_KEYS = { tabIndex: 0 };

/** The years side by side, to be dragged by finger or mouse. */
export function YearLine({ years }: { years: BrandStoryData['timeline'] }) {
  const drag = useDragScroll();
  return (
    <div className={styles.scroll} role="group" aria-label={t`发展历程`} {...BY_KEYS} {...drag}>
      <div className={styles.row}>
        {years.map(({ year, title, text, picture }) => (
          <div key={year} className={styles.year}>
            <Stack row align="center">
              <div className={styles.dot} />
              <div className={styles.line} />
            </Stack>
            <div className={styles.number}>{year}</div>
            <Picture className={styles.picture} src={picture} width={220} aspect={3 / 2} round="card" alt="" />
            <div className={styles.title}>{title}</div>
            <div className={styles.text}>{text}</div>
          </div>
        ))}
        <div className={styles.end} />
      </div>
    </div>
  );
}
