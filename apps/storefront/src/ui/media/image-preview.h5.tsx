import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useState } from 'react';
import { cx } from '../cx';
import { useDialog } from '../overlay/use-dialog';
import { usePresence } from '../overlay/use-presence';
import styles from './image-preview.module.css';
import type { ImagePreviewProps } from './image-preview-props';
import { PreviewBars } from './preview-bars';
import { PreviewSlide } from './preview-slide';
import { usePictureGestures } from './use-picture-gestures';

/** Pictures over the whole screen: swipe between them, zoom by pinch, double tap or + and −, pull down or tap to close. */
export function ImagePreview(props: ImagePreviewProps) {
  const { isShown, isLeaving } = usePresence(props.isOpen);
  if (!isShown || props.pictures.length === 0) return null;
  return <PreviewScreen {...props} isLeaving={isLeaving} />;
}

function PreviewScreen(props: ImagePreviewProps & { isLeaving: boolean }) {
  const { pictures, startIndex = 0, saveName, onSaved, isLeaving, onClose } = props;
  const last = pictures.length - 1;
  const [index, setIndex] = useState(Math.min(last, Math.max(0, startIndex)));
  const goTo = (to: number) => {
    if (to < 0 || to > last || to === index) return;
    setIndex(to);
    gestures.reset();
  };
  const gestures = usePictureGestures({ onStep: (by) => goTo(index + by), onClose });
  const dialog = useDialog(props.isOpen, onClose);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') goTo(index - 1);
    else if (event.key === 'ArrowRight') goTo(index + 1);
    else if (event.key === '+' || event.key === '=') gestures.zoom(1.5);
    else if (event.key === '-') gestures.zoom(1 / 1.5);
    else dialog.onKeyDown(event);
  };
  const isDragged = gestures.drag.x !== 0 || gestures.drag.y !== 0;
  const near = [index - 1, index, index + 1].filter((at) => at >= 0 && at <= last);
  return (
    <div
      className={cx(styles.screen, isLeaving && styles.leaving)}
      role="dialog"
      aria-modal
      aria-label={t`图片预览`}
      {...dialog}
      onKeyDown={handleKey}
    >
      <div className={styles.stage} {...gestures.handlers}>
        {near.map((at) => (
          <PreviewSlide
            key={at}
            picture={pictures[at] as (typeof pictures)[number]}
            offset={at - index}
            drag={gestures.drag}
            view={at === index ? gestures.view : undefined}
            isDragged={isDragged}
          />
        ))}
      </div>
      <PreviewBars {...{ pictures, index, saveName, onSaved, onClose }} onGoTo={goTo} />
    </div>
  );
}
