import { pictureProps } from '@/ui/picture/picture-props';
import styles from './wheel-thumb.module.css';

/** The front wheel, cut out of a side picture of the car by its frame. */
export function WheelThumb({ src }: { src: string }) {
  return (
    <span className={styles.thumb} aria-hidden>
      <img {...pictureProps(src, 390, true, 'cover')} className={styles.picture} alt="" />
    </span>
  );
}
