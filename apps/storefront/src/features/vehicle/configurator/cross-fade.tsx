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

interface Layers {
  /** Newest last. */
  paths: readonly string[];
  loaded: readonly string[];
  /** On screen. */
  shown: string | null;
}

/** Pictures kept under each other: the one on screen, and those on their way. */
const MOST_LAYERS = 3;

function withPath({ paths, loaded, shown }: Layers, path: string): Layers {
  const next = [...paths.filter((each) => each !== path), path].slice(-MOST_LAYERS);
  const stillLoaded = loaded.filter((each) => next.includes(each));
  return { paths: next, loaded: stillLoaded, shown: stillLoaded.includes(path) ? path : shown };
}

/** A picture that fades into the next one once that has arrived; the old one stays until then, so nothing flashes. */
export function CrossFade({ src, alt, width, fit = 'contain', ahead = [] }: CrossFadeProps) {
  const [layers, setLayers] = useState<Layers>({ paths: [src], loaded: [], shown: null });
  useEffect(() => setLayers((before) => withPath(before, src)), [src]);
  const settle = (path: string) =>
    setLayers((before) => ({
      ...before,
      loaded: [...before.loaded, path],
      shown: path === before.paths.at(-1) ? path : before.shown,
    }));
  return (
    <div className={styles.frame} role="img" aria-label={alt}>
      {layers.paths.map((path) => (
        <img
          key={path}
          {...pictureProps(path, width, true, fit)}
          className={cx(styles.layer, fit === 'cover' && styles.cover, path === layers.shown && styles.shown)}
          alt=""
          onLoad={() => settle(path)}
          onError={() => settle(path)}
        />
      ))}
      {layers.shown === src && ahead.map((path) => <Ahead key={path} path={path} width={width} fit={fit} />)}
    </div>
  );
}

function Ahead({ path, width, fit }: { path: string; width: number; fit: 'contain' | 'cover' }) {
  const low = { fetchpriority: 'low' };
  return <img {...pictureProps(path, width, true, fit)} {...low} className={styles.ahead} alt="" aria-hidden />;
}
