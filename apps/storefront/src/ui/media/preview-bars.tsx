import { t } from '@lingui/core/macro';
import { savePicture } from '@/platform/save-picture';
import { IconButton } from '../button/icon-button';
import { toast } from '../overlay/feedback-store';
import { picture as addressOf } from '../picture/picture-address';
import { visuallyHidden } from '../visually-hidden';
import styles from './image-preview.module.css';
import type { PreviewPicture } from './image-preview-props';
import { saidOf } from './save-words';

export interface PreviewBarsProps {
  pictures: readonly PreviewPicture[];
  index: number;
  saveName?: string;
  onSaved?: (index: number) => void;
  onClose: () => void;
  onGoTo: (index: number) => void;
}

/** Controls over the picture: close, counter, save, caption, and arrows for a mouse. */
export function PreviewBars({ pictures, index, saveName, onSaved, onClose, onGoTo }: PreviewBarsProps) {
  const shown = pictures[index];
  const save = async () => {
    if (!shown || !saveName) return;
    const outcome = await savePicture(addressOf(shown.src), saveName);
    toast(saidOf(outcome));
    if (outcome === 'saved') onSaved?.(index);
  };
  return (
    <>
      <div className={styles.top}>
        <IconButton icon="close" label={t`关闭`} onClick={onClose} />
        {pictures.length > 1 && (
          <div className={styles.counter} role="status">
            <span aria-hidden>{`${index + 1} / ${pictures.length}`}</span>
            <span className={visuallyHidden}>{t`第${index + 1}张，共${pictures.length}张`}</span>
          </div>
        )}
        {saveName && <IconButton icon="download" label={t`保存图片`} onClick={() => void save()} />}
      </div>
      {index > 0 && (
        <div className={styles.before}>
          <IconButton icon="chevron-left" label={t`上一张`} onClick={() => onGoTo(index - 1)} />
        </div>
      )}
      {index < pictures.length - 1 && (
        <div className={styles.after}>
          <IconButton icon="chevron-right" label={t`下一张`} onClick={() => onGoTo(index + 1)} />
        </div>
      )}
      {shown?.watermark && (
        <div className={styles.watermark} aria-hidden>
          {shown.watermark}
        </div>
      )}
      {shown?.caption && <div className={styles.caption}>{shown.caption}</div>}
    </>
  );
}
