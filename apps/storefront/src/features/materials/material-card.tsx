import { t } from '@lingui/core/macro';
import type { MaterialData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { formatFileSize } from '@voltfront/rules/format/file-size';
import { cx, Fill, Icon, IconButton, Picture, pressable, Tag, Text } from '@/ui';
import styles from './material-card.module.css';
import { clockOf, formOf } from './material-words';

export interface MaterialCardProps {
  material: MaterialData;
  onOpen: () => void;
  onMore: () => void;
}

/** Cut-out cars are shown whole on a stage background. */
const isCutOut = (path: string): boolean => /^\/assets\/(cars|models)\//.test(path);

/** One material in the grid: its picture, what it is, and what can be done with it. */
export function MaterialCard({ material, onOpen, onMore }: MaterialCardProps) {
  const { title, cover, kind, isNew, durationS, sizeBytes, downloadCount } = material;
  const isTall = kind === 'wallpaper';
  return (
    <div className={styles.card}>
      <div className={cx(styles.view, isCutOut(cover) && styles.stage)} {...pressable(onOpen)}>
        <Picture
          src={cover}
          width={171}
          aspect={isTall ? 3 / 4 : 4 / 3}
          fit={isCutOut(cover) ? 'contain' : 'cover'}
          clear={isCutOut(cover)}
          alt={title}
        />
        {isNew && <Tag tone="accent" className={styles.fresh}>{t`新`}</Tag>}
        {kind === 'video' && (
          <>
            <div className={styles.play}>
              <Icon name="play" size={20} />
            </div>
            {durationS !== null && <div className={styles.length}>{clockOf(durationS)}</div>}
          </>
        )}
      </div>
      <div className={styles.foot}>
        <Fill>
          <div className={cx(styles.title, kind === 'brochure' && styles.long)}>{title}</div>
          <Text size="micro" tone="secondary" leading="normal" oneLine>
            {formOf(material)}
          </Text>
          <Text
            size="micro"
            tone="secondary"
            leading="normal"
            oneLine
          >{t`${formatFileSize(sizeBytes)} · ${formatCount(downloadCount)} 次下载`}</Text>
        </Fill>
        <IconButton icon="more" size={20} label={t`更多操作：${title}`} onClick={onMore} className={styles.more} />
      </div>
    </div>
  );
}
