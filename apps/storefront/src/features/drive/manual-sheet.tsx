import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, type ReplyOf } from '@/api';
import { Button, Cell, LoadingView, longDate, NoticeBar, Picture, Popup, type RichBlock, RichText, Text } from '@/ui';
import styles from './manual-sheet.module.css';

type Chapter = ReplyOf<'GET /api/mporder/v1/ownedCar/manual/chapter'>;

export interface ManualSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** 用车手册: its chapters, and one of them to read. */
export function ManualSheet({ isOpen, onClose }: ManualSheetProps) {
  const [chapter, setChapter] = useState<string | null>(null);
  const chapters = useQuery({ ...apiQuery('GET /api/mporder/v1/ownedCar/manual'), enabled: isOpen });
  const name = chapters.data?.find((each) => each.chapter === chapter)?.title;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={name ?? t`用车手册`}
      tall
      left={
        chapter === null ? undefined : (
          <Button variant="text" size="small" onClick={() => setChapter(null)}>
            {t`目录`}
          </Button>
        )
      }
    >
      {chapter !== null && <ChapterText chapter={chapter} />}
      {chapter === null && chapters.isError && (
        <NoticeBar tone="warning" onClick={() => chapters.refetch()}>{t`手册加载失败，点此重试`}</NoticeBar>
      )}
      {chapter === null && chapters.isPending && <LoadingView />}
      {chapter === null &&
        chapters.data?.map(({ chapter: key, title, summary, picture }) => (
          <Cell
            key={key}
            lead={
              <div className={styles.thumb}>
                <Picture src={picture} width={72} aspect={3 / 2} alt="" round="card" />
              </div>
            }
            title={title}
            note={summary}
            onClick={() => setChapter(key)}
          />
        ))}
    </Popup>
  );
}

function toRich(block: Chapter['blocks'][number]): RichBlock {
  if (block.kind === 'steps') return { kind: 'list', items: block.items, isNumbered: true };
  if (block.kind === 'picture') return { ...block, alt: block.caption };
  return block;
}

function ChapterText({ chapter }: { chapter: string }) {
  const text = useQuery(apiQuery('GET /api/mporder/v1/ownedCar/manual/chapter', { chapter }));
  if (text.isError)
    return <NoticeBar tone="warning" onClick={() => text.refetch()}>{t`章节加载失败，点此重试`}</NoticeBar>;
  if (!text.data) return <LoadingView />;
  const date = longDate(text.data.updatedAt);
  return (
    <div className={styles.text}>
      <RichText blocks={text.data.blocks.map(toRich)} />
      <Text size="caption" tone="secondary">{t`更新于 ${date}，以车辆实际配置为准`}</Text>
    </div>
  );
}
