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
  /** Fetched before all else: the picture that the page is about. Otherwise after everything that is on screen. */
  isFirst?: boolean;
  /** Pictures to fetch once this one is there. */
  ahead?: readonly string[];
}

interface Layers {
  /** In order of arrival, so that no element is created again. */
  paths: readonly string[];
  loaded: readonly string[];
  /** Asked for. */
  wanted: string;
  /** On screen. */
  shown: string;
}

/** Pictures kept under each other: the one on screen, the one on its way, and one to go back to. */
const MOST_LAYERS = 3;

function withPath({ paths, loaded, shown }: Layers, path: string): Layers {
  const isNew = !paths.includes(path);
  const spare = isNew && paths.length === MOST_LAYERS ? paths.find((each) => each !== shown) : undefined;
  const next = [...paths.filter((each) => each !== spare), ...(isNew ? [path] : [])];
  const stillLoaded = loaded.filter((each) => next.includes(each));
  return { paths: next, loaded: stillLoaded, wanted: path, shown: stillLoaded.includes(path) ? path : shown };
}

function withLoaded(before: Layers, path: string): Layers {
  if (before.loaded.includes(path)) return before;
  return {
    ...before,
    loaded: [...before.loaded, path],
    shown: path === before.wanted ? path : before.shown,
  };
}

/** Asked for with the least urgency that the platform knows. */
const LOW = { fetchpriority: 'low' };

/**
 * A picture that fades into the next one once that has arrived; the old one stays until then, so nothing flashes. The first
 * one is on screen from the start: written into the page by the server, it may be there before anybody listens.
 */
export function CrossFade({ src, alt, width, fit = 'contain', isFirst = true, ahead = [] }: CrossFadeProps) {
  const [layers, setLayers] = useState<Layers>({ paths: [src], loaded: [], wanted: src, shown: src });
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
          {...(isFirst ? {} : LOW)}
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
  return <img {...pictureProps(path, width, true, fit)} {...LOW} className={styles.ahead} alt="" aria-hidden />;
}
