import { t } from '@lingui/core/macro';
import type { WhitePaperData } from '@voltfront/contract';
import { formatFileSize } from '@voltfront/rules/format/file-size';
import { useEffect, useRef } from 'react';
import { ChapterBody } from '@/features/brand-story/chapter-body';
import { useReadingPlace } from '@/features/brand-story/use-reading-place';
import { redirect } from '@/navigation';
import { openPdf } from '@/platform/open-file';
import { scrollToTopOf } from '@/platform/scroll';
import { Button, IconButton, longDate, NoticeBar, Picture, picture, pressable, Text, toast } from '@/ui';
import styles from './white-paper-reader.module.css';
import { chapterAnchor } from './white-paper-share';

export interface WhitePaperReaderProps {
  paper: WhitePaperData;
  /** Chapter that the address names. */
  chapter: string | undefined;
  onShare: (chapterId: string) => void;
}

/** A paper as one long page: cover, list of chapters, chapters. It opens where it was left, or at the chapter of the address. */
export function WhitePaperReader({ paper, chapter, onShare }: WhitePaperReaderProps) {
  const { paperId, title, edition, publishedAt, cover, summary, chapters, newest } = paper;
  useReadingPlace(paperId, chapter === undefined);
  const hasJumped = useRef(false);
  useEffect(() => {
    if (chapter === undefined || hasJumped.current) return;
    hasJumped.current = true;
    scrollToTopOf(chapterAnchor(chapter));
  }, [chapter]);
  return (
    <>
      {newest && (
        <NoticeBar icon="info" onClick={() => redirect('/pagesCommunity/whitePaper', { id: newest.paperId })}>
          {t`这是较早的版本，点此查看${newest.edition}`}
        </NoticeBar>
      )}
      <Picture src={cover} width={390} aspect={3 / 2} alt="" eager />
      <div className={styles.head}>
        <Text size="title-1" weight="medium" leading="title-1" heading={2}>
          {title}
        </Text>
        <Text size="small" tone="secondary" leading="small">
          {t`${edition} · ${longDate(publishedAt)}`}
        </Text>
        <div className={styles.summary}>{summary}</div>
        <PdfButton paper={paper} />
      </div>
      <div className={styles.contents} role="navigation" aria-label={t`目录`}>
        {chapters.map(({ chapterId, title: name }, at) => (
          <div key={chapterId} className={styles.entry} {...pressable(() => scrollToTopOf(chapterAnchor(chapterId)))}>
            <span className={styles.number}>{String(at + 1).padStart(2, '0')}</span>
            <span className={styles.entryName}>{name}</span>
          </div>
        ))}
      </div>
      {chapters.map((one, at) => (
        <Chapter key={one.chapterId} chapter={one} number={at + 1} onShare={() => onShare(one.chapterId)} />
      ))}
      <div className={styles.end} />
    </>
  );
}

function PdfButton({ paper: { file, sizeBytes, pageCount } }: Pick<WhitePaperReaderProps, 'paper'>) {
  const open = async () => {
    if (!(await openPdf(picture(file)))) toast(t`文件打开失败，请稍后再试`);
  };
  return (
    <Button variant="secondary" size="medium" icon="download" onClick={open}>
      {t`PDF 全文 · ${pageCount} 页 · ${formatFileSize(sizeBytes)}`}
    </Button>
  );
}

interface ChapterProps {
  chapter: WhitePaperData['chapters'][number];
  number: number;
  onShare: () => void;
}

function Chapter({ chapter: { chapterId, title, facts, blocks }, number, onShare }: ChapterProps) {
  return (
    <section id={chapterAnchor(chapterId)} className={styles.chapter} aria-label={title}>
      <div className={styles.chapterHead}>
        <div className={styles.chapterWords}>
          <div className={styles.number}>{String(number).padStart(2, '0')}</div>
          <Text size="title-2" weight="medium" leading="title-2" heading={2}>
            {title}
          </Text>
        </div>
        <IconButton icon="share" size={20} label={t`分享章节${title}`} onClick={onShare} />
      </div>
      {facts.length > 0 && (
        <div className={styles.facts}>
          {facts.map(({ value, label }) => (
            <div key={label} className={styles.fact}>
              <div className={styles.value}>{value}</div>
              <Text size="caption" tone="secondary">
                {label}
              </Text>
            </div>
          ))}
        </div>
      )}
      <ChapterBody blocks={blocks} title={title} />
    </section>
  );
}
