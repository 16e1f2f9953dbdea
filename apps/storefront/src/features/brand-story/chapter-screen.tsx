import { t } from '@lingui/core/macro';
import type { ChapterData, ChapterOfflineData } from '@voltfront/contract';
import { navigate, redirect } from '@/navigation';
import { EmptyState, Fill, Picture, pressable, Text } from '@/ui';
import { ChapterBody } from './chapter-body';
import { ChapterRow } from './chapter-card';
import styles from './chapter-screen.module.css';

/** One chapter to be read. */
export function ChapterScreen({ chapter }: { chapter: ChapterData }) {
  const { number, title, lead, cover, minutes, blocks, sources, model } = chapter;
  return (
    <>
      <Picture src={cover} width={390} aspect={3 / 2} alt="" eager />
      <div className={styles.head}>
        <div className={styles.number}>{t`${number} · 阅读约 ${minutes} 分钟`}</div>
        <div className={styles.title}>{title}</div>
        <div className={styles.lead}>{lead}</div>
      </div>
      <ChapterBody blocks={blocks} title={title} />
      {sources.length > 0 && <Sources sources={sources} />}
      {model && <ModelCard model={model} />}
      <Neighbours chapter={chapter} />
    </>
  );
}

function Sources({ sources }: Pick<ChapterData, 'sources'>) {
  return (
    <div className={styles.sources}>
      <Text size="small" weight="medium" leading="small">{t`数据来源`}</Text>
      {sources.map((source) => (
        <div key={source} className={styles.source}>
          {source}
        </div>
      ))}
    </div>
  );
}

function ModelCard({ model }: { model: NonNullable<ChapterData['model']> }) {
  const { modelId, name, tagline, picture } = model;
  return (
    <div className={styles.model} {...pressable(() => navigate('/pagesDetail/carModel', { modelId }))}>
      <Fill>
        <Text size="title-3" weight="medium" leading="title-3">
          {name}
        </Text>
        <Text size="small" tone="secondary" leading="small">
          {tagline}
        </Text>
        <div className={styles.modelLink}>{t`了解车型`}</div>
      </Fill>
      <Picture
        className={styles.modelPicture}
        src={picture}
        width={168}
        aspect={3 / 2}
        fit="contain"
        clear
        alt={name}
      />
    </div>
  );
}

/** Opening the previous or next chapter replaces this page in the history, so that back leads to the list. */
function Neighbours({ chapter }: { chapter: ChapterData }) {
  const { previous, next } = chapter;
  const go = (chapterId: string) => redirect('/pagesDetail/introductionZeekr/detail', { chapterId });
  return (
    <div className={styles.neighbours}>
      {[
        { key: 'previous', words: t`上一章`, to: previous },
        { key: 'next', words: t`下一章`, to: next },
      ].map(({ key, words, to }) =>
        to ? (
          <div key={key} className={styles.neighbour} {...pressable(() => go(to.chapterId))}>
            <Text size="caption" tone="secondary" leading="title-3">
              {words}
            </Text>
            <div className={styles.neighbourTitle}>{to.title}</div>
          </div>
        ) : (
          <div key={key} className={styles.gap} />
        ),
      )}
    </div>
  );
}

/** A chapter that was taken off, and what can be read instead. */
export function ChapterOffline({ chapters }: Pick<ChapterOfflineData, 'chapters'>) {
  return (
    <>
      <EmptyState type="article" title={t`内容已下线`} desc={t`这一章暂时不能阅读，看看其他章节吧`} top={6} />
      <div className={styles.others}>
        <div className={styles.othersTitle}>{t`其他章节`}</div>
        {chapters.map((chapter) => (
          <ChapterRow key={chapter.chapterId} chapter={chapter} />
        ))}
      </div>
    </>
  );
}
