import { useEffect, useState } from 'react';
import { cx } from '@/ui';
import { pictureProps } from '@/ui/picture/picture-props';
import styles from './cross-fade.module.css';

export interface CrossFadeProps {
  /** Stored path of the picture to show. */
  src: string;
  alt: string;
  /** Width in design px. */
  width: number;
  fit?: 'contain' | 'cover';
  /** Pictures to fetch once this one is there. */
  ahead?: readonly string[];
}

/** A picture that fades into the next one once that has arrived; the old one stays until then, so nothing flashes. */
export function CrossFade({ src, alt, width, fit = 'contain', ahead = [] }: CrossFadeProps) {
  const [shown, setShown] = useState<string | null>(null);
  const [layers, setLayers] = useState([src]);
  useEffect(() => setLayers((before) => [...before.filter((path) => path !== src), src].slice(-2)), [src]);
  const isReady = shown === src;
  return (
    <div className={styles.frame} role="img" aria-label={alt}>
      {layers.map((path) => (
        <img
          key={path}
          {...pictureProps(path, width, true, fit)}
          className={cx(styles.layer, fit === 'cover' && styles.cover, path === shown && styles.shown)}
          alt=""
          onLoad={() => path === src && setShown(path)}
          onError={() => path === src && setShown(path)}
        />
      ))}
      {isReady && ahead.map((path) => <Ahead key={path} path={path} width={width} fit={fit} />)}
    </div>
  );
}

function Ahead({ path, width, fit }: { path: string; width: number; fit: 'contain' | 'cover' }) {
  const low = { fetchpriority: 'low' };
  return <img {...pictureProps(path, width, true, fit)} {...low} className={styles.ahead} alt="" aria-hidden />;
}
