import { t } from '@lingui/core/macro';
import type { WhitePaperCardData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { longDate, Picture, pressable, Text } from '@/ui';
import styles from './white-paper-list.module.css';

/** The newest edition of every paper. */
export function WhitePaperList({ papers }: { papers: readonly WhitePaperCardData[] }) {
  return (
    <div className={styles.list}>
      {papers.map(({ paperId, title, edition, publishedAt, cover, summary, chapterCount }) => (
        <div
          key={paperId}
          className={styles.paper}
          {...pressable(() => navigate('/pagesCommunity/whitePaper', { id: paperId }))}
        >
          <Picture src={cover} width={358} aspect={2} alt="" />
          <div className={styles.words}>
            <Text size="title-3" weight="medium" leading="title-3">
              {title}
            </Text>
            <Text size="caption" tone="secondary">
              {t`${edition} · ${longDate(publishedAt)} · ${chapterCount} 章`}
            </Text>
            <div className={styles.summary}>{summary}</div>
          </div>
        </div>
      ))}
    </div>
  );
}
