import { useEffect, useRef, useState } from 'react';
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
  shown: string;
}

/** Pictures kept under each other: the one on screen, and those on their way. */
const MOST_LAYERS = 3;

function withPath({ paths, loaded, shown }: Layers, path: string): Layers {
  const next = [...paths.filter((each) => each !== path), path].slice(-MOST_LAYERS);
  const stillLoaded = loaded.filter((each) => next.includes(each));
  return { paths: next, loaded: stillLoaded, shown: stillLoaded.includes(path) ? path : shown };
}

function withLoaded(before: Layers, path: string): Layers {
  if (before.loaded.includes(path)) return before;
  const { paths, loaded, shown } = before;
  return { paths, loaded: [...loaded, path], shown: path === paths.at(-1) ? path : shown };
}

/**
 * A picture that fades into the next one once that has arrived; the old one stays until then, so nothing flashes. The first
 * one is on screen from the start: written into the page by the server, it may be there before anybody listens.
 */
export function CrossFade({ src, alt, width, fit = 'contain', ahead = [] }: CrossFadeProps) {
  const [layers, setLayers] = useState<Layers>({ paths: [src], loaded: [], shown: src });
  const settle = (path: string) => setLayers((before) => withLoaded(before, path));
  const first = useRef<HTMLImageElement>(null);
  const [firstPath] = useState(src);
  useEffect(() => {
    if (first.current?.complete) setLayers((before) => withLoaded(before, firstPath));
  }, [firstPath]);
  useEffect(() => setLayers((before) => withPath(before, src)), [src]);
  return (
    <div className={styles.frame} role="img" aria-label={alt}>
      {layers.paths.map((path) => (
        <img
          key={path}
          ref={path === firstPath ? first : undefined}
          {...pictureProps(path, width, true, fit)}
          className={cx(styles.layer, fit === 'cover' && styles.cover, path === layers.shown && styles.shown)}
          alt=""
          onLoad={() => settle(path)}
          onError={() => settle(path)}
        />
      ))}
      {layers.loaded.includes(src) && ahead.map((path) => <Ahead key={path} path={path} width={width} fit={fit} />)}
    </div>
  );
}

function Ahead({ path, width, fit }: { path: string; width: number; fit: 'contain' | 'cover' }) {
  const low = { fetchpriority: 'low' };
  return <img {...pictureProps(path, width, true, fit)} {...low} className={styles.ahead} alt="" aria-hidden />;
}
