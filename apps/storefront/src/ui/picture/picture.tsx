import { type ReactNode, useState } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { pressable } from '../pressable';
import styles from './picture.module.css';
import { pictureProps } from './picture-props';

export interface PictureProps {
  /** Stored path (`/assets/…`, `/files/…`) or any address. */
  src: string | null | undefined;
  /** Width in design px at which it is shown; picks the file, not the layout. */
  width: number;
  /** Width divided by height, such as `16 / 9`: the box keeps this shape, so nothing moves when the picture arrives. Left out: the parent's height. */
  aspect?: number;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** For the first picture of a page: no lazy loading, fetched first. */
  eager?: boolean;
  fit?: 'cover' | 'contain';
  /** No grey ground behind it: for cut-out cars and icons. */
  clear?: boolean;
  /** Corners in the card's radius, or a circle. */
  round?: 'card' | 'full';
  /** Shown instead of a picture that is missing or fails. */
  fallback?: ReactNode;
  className?: string;
  onClick?: () => void;
}

/** A picture in a box of fixed shape, in the size and format the device needs. */
export function Picture(props: PictureProps) {
  const { src, width, aspect, alt, eager = false, fit = 'cover', clear, round, className } = props;
  const [failed, setFailed] = useState<string>();
  const isMissing = !src || failed === src;
  const box = cx(styles.box, !clear && styles.ground, round && styles[round], !aspect && styles.fill, className);
  return (
    <div className={cx(box, props.onClick && styles.pressable)} {...pressable(props.onClick)}>
      {aspect && <div className={styles.shape} style={{ paddingBottom: `${(100 / aspect).toFixed(3)}%` }} />}
      {isMissing ? (
        <Missing alt={alt}>{props.fallback}</Missing>
      ) : (
        <img
          {...pictureProps(src, width, eager, fit)}
          className={cx(styles.image, styles[fit])}
          alt={alt}
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(src);
          }}
          onError={() => setFailed(src)}
        />
      )}
    </div>
  );
}

function Missing({ alt, children }: { alt: string; children?: ReactNode }) {
  const meaning = alt ? { role: 'img', 'aria-label': alt } : {};
  return (
    <div className={styles.missing} {...meaning}>
      {children ?? <Icon name="image" size={24} />}
    </div>
  );
}
