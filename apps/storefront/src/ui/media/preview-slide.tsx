import { useState } from 'react';
import { cx } from '../cx';
import { Spinner } from '../feedback/spinner';
import { Icon } from '../icon/icon';
import { picture as addressOf } from '../picture/picture-address';
import styles from './image-preview.module.css';
import type { PreviewPicture } from './image-preview-props';
import type { Spot, View } from './zoom';

export interface PreviewSlideProps {
  picture: PreviewPicture;
  /** Screens away from the middle: -1, 0, 1. */
  offset: number;
  drag: Spot;
  /** Only the one in the middle can be magnified. */
  view?: View;
  isDragged: boolean;
}

/** One picture of the preview, as large as the screen allows. */
export function PreviewSlide({ picture, offset, drag, view, isDragged }: PreviewSlideProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const isMiddle = offset === 0;
  const way = `translate3d(calc(${offset * 100}% + ${drag.x}px), ${isMiddle ? drag.y : 0}px, 0)`;
  const zoom = view && `translate3d(${view.x}px, ${view.y}px, 0) scale(${view.scale})`;
  return (
    <div className={cx(styles.slide, isDragged && styles.dragged)} style={{ transform: way }} aria-hidden={!isMiddle}>
      {state === 'loading' && <Spinner size="large" className={styles.waiting} />}
      {state === 'failed' ? (
        <div className={styles.failed} role="img" aria-label={picture.alt}>
          <Icon name="image" size={40} />
        </div>
      ) : (
        <Shown picture={picture} zoom={zoom} isMagnified={view !== undefined && view.scale > 1} onState={setState} />
      )}
    </div>
  );
}

interface ShownProps {
  picture: PreviewPicture;
  zoom: string | undefined;
  isMagnified: boolean;
  onState: (state: 'ready' | 'failed') => void;
}

/** The picture itself; a detail of it shows through a window of the pictures' shape. */
function Shown({ picture, zoom, isMagnified, onState }: ShownProps) {
  const { src, alt = '', focus } = picture;
  const transform = focus ? `scale(${focus.scale})` : zoom;
  const image = (
    <img
      className={cx(styles.picture, isMagnified && styles.dragged)}
      style={{ transform, ...(focus ? { transformOrigin: `${focus.x * 100}% ${focus.y * 100}%` } : {}) }}
      src={addressOf(src, 1280)}
      alt={alt}
      draggable={false}
      onLoad={() => onState('ready')}
      onError={() => onState('failed')}
    />
  );
  if (!focus) return image;
  return (
    <div className={cx(styles.detail, isMagnified && styles.dragged)} style={{ transform: zoom }}>
      {image}
    </div>
  );
}
