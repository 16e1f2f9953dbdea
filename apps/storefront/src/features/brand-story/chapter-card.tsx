import { t } from '@lingui/core/macro';
import type { ChapterCardData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Picture, pressable, Text } from '@/ui';
import styles from './chapter-card.module.css';

/** Opens a chapter to be read. */
const openChapter = (chapterId: string) => navigate('/pagesDetail/introductionZeekr/detail', { chapterId });

/** A chapter of the story: its picture, number, title and first words. */
export function ChapterCard({ chapter }: { chapter: ChapterCardData }) {
  const { chapterId, number, title, lead, cover, minutes } = chapter;
  return (
    <div {...pressable(() => openChapter(chapterId))}>
      <Picture src={cover} width={350} aspect={3 / 2} round="card" alt="" />
      <div className={styles.words}>
        <div className={styles.number}>{t`${number} · 阅读约 ${minutes} 分钟`}</div>
        <div className={styles.title}>{title}</div>
        <div className={styles.lead}>{lead}</div>
      </div>
    </div>
  );
}

/** A chapter in a line, for lists of others. */
export function ChapterRow({ chapter, note }: { chapter: ChapterCardData; note?: string }) {
  const { chapterId, title, lead, cover } = chapter;
  return (
    <div className={styles.row} {...pressable(() => openChapter(chapterId))}>
      <Picture className={styles.thumb} src={cover} width={104} aspect={4 / 3} round="card" alt="" />
      <div className={styles.rowWords}>
        {note && <div className={styles.note}>{note}</div>}
        <Text size="body-large" weight="medium" leading="body" oneLine>
          {title}
        </Text>
        <div className={styles.rowLead}>{lead}</div>
      </div>
    </div>
  );
}
