import { t } from '@lingui/core/macro';
import type { CollectionData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { cx, Picture, ProgressLine, Stack, Tag, Text } from '@/ui';
import styles from './figures.module.css';

/** The series: figures that are owned with their count, the missing ones grey. */
export function FigureGrid({ collection: { figures, isComplete, settings } }: { collection: CollectionData }) {
  const owned = figures.filter(({ count }) => count > 0).length;
  return (
    <Block title={settings.series?.name ?? ''}>
      <Stack gap={3}>
        <Stack row justify="between" align="center">
          <Text size="small" tone="secondary">{t`已收集 ${owned}/${figures.length} 款`}</Text>
          {isComplete && <Tag tone="success">{t`收藏家徽章`}</Tag>}
        </Stack>
        <ProgressLine value={owned / Math.max(1, figures.length)} label={t`收集进度`} />
        <div className={styles.grid} role="list">
          {figures.map(({ prizeId, title, picture, count }) => (
            <div key={prizeId} className={styles.tile} role="listitem">
              <span className={cx(styles.figure, count === 0 && styles.missing)}>
                <Picture src={picture} width={104} aspect={1} alt="" clear fit="contain" />
              </span>
              {count > 0 && <span className={styles.count}>{`×${count}`}</span>}
              <Text size="small" {...(count === 0 && { tone: 'secondary' })} className={styles.name}>
                {count > 0 ? title : t`${title}（未获得）`}
              </Text>
            </div>
          ))}
        </div>
      </Stack>
    </Block>
  );
}
