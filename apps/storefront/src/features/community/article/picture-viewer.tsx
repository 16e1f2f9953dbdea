import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Carousel, IconButton, Picture } from '@/ui';
import { useDialog } from '@/ui/overlay/use-dialog';
import styles from './picture-viewer.module.css';

export interface PictureViewerProps {
  pictures: readonly string[];
  /** The picture shown first; null: the viewer is closed. */
  first: string | null;
  onClose: () => void;
}

/** Pictures full-screen, to swipe through; a tap or Escape closes. */
export function PictureViewer({ pictures, first, onClose }: PictureViewerProps) {
  const dialog = useDialog(first !== null, onClose);
  if (first === null) return null;
  return (
    <div className={styles.viewer} role="dialog" aria-modal aria-label={t`查看大图`} {...dialog}>
      <Pictures pictures={pictures} start={Math.max(0, pictures.indexOf(first))} onClose={onClose} />
      <IconButton icon="close" label={t`关闭`} className={styles.close} onClick={onClose} />
    </div>
  );
}

interface PicturesProps {
  pictures: readonly string[];
  start: number;
  onClose: () => void;
}

function Pictures({ pictures, start, onClose }: PicturesProps) {
  const [index, setIndex] = useState(start);
  const place = index + 1;
  const count = pictures.length;
  return (
    <>
      <Carousel label={t`图片`} intervalMs={0} dots="none" index={index} onChange={setIndex}>
        {pictures.map((src, at) => (
          <div key={src} className={styles.slide} onClick={onClose} aria-hidden={at !== index}>
            {Math.abs(at - index) <= 1 && (
              <Picture src={src} width={390} alt={t`第${at + 1}张图片`} fit="contain" clear eager={at === index} />
            )}
          </div>
        ))}
      </Carousel>
      {count > 1 && <div className={styles.count}>{`${place} / ${count}`}</div>}
    </>
  );
}
