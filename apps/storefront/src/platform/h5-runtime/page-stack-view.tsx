import {
  type AnimationEvent,
  type ComponentType,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { PageContext } from './page-context';
import { CHUNK_DELAY_MS, isKnownPage, loadedPage, loadPage } from './page-loader';
import { type PageMotion, usePageMotion } from './page-motion';
import { countPages, onPackage } from './page-packages';
import { pageStack } from './page-stack';
import styles from './page-stack-view.module.css';
import type { PageRecord } from './page-types';
import { pageViews } from './page-views';

/** Renders the live pages, the top one visible; a page that is pushed or taken back slides. */
export function PageStackView() {
  const state = useSyncExternalStore(pageStack.subscribe, pageStack.get, pageStack.get);
  const { motion, end } = usePageMotion(state, pageStack.isShownByBrowser);
  // Links to pages of a package render again when the package is known.
  useSyncExternalStore(onPackage, countPages, countPages);
  const { stack, tabs } = state;
  const isForeground = useSyncExternalStore(subscribeForeground, readForeground, () => true);
  const top = stack.at(-1);
  const kept = tabs.filter((tab) => stack.every((page) => page.key !== tab.key));
  const leaving = motion?.kind === 'pop' && stack.every((page) => page.key !== motion.upper.key) ? [motion.upper] : [];
  return [...kept, ...stack, ...leaving].map((record) => (
    <PageSlot
      key={record.key}
      record={record}
      isTop={record.key === top?.key}
      isForeground={isForeground}
      place={placeOf(record, motion)}
      onMoved={end}
    />
  ));
}

/** Classes of a page that takes part in a motion; empty for the others. */
function placeOf({ key }: PageRecord, motion: PageMotion | null): string {
  if (key !== motion?.upper.key && key !== motion?.lowerKey) return '';
  return `${styles[motion.kind]} ${key === motion.lowerKey ? styles.lower : styles.upper}`;
}

interface PageSlotProps {
  record: PageRecord;
  isTop: boolean;
  isForeground: boolean;
  /** Classes of its part in a motion. */
  place: string;
  onMoved: () => void;
}

function PageSlot({ record, isTop, isForeground, place, onMoved }: PageSlotProps) {
  const element = useRef<HTMLDivElement>(null);
  useKeptScroll(element, isTop);
  const context = useMemo(
    () => ({ record, isVisible: isTop && isForeground, scroller: () => element.current }),
    [record, isTop, isForeground],
  );
  const handleEnd = (event: AnimationEvent) => {
    if (event.target === event.currentTarget && place.includes(styles.upper ?? '')) onMoved();
  };
  return (
    <div className={`${styles.slot} ${place}`} hidden={!isTop && !place} onAnimationEnd={handleEnd}>
      <div
        ref={element}
        className={styles.page}
        hidden={!isTop}
        aria-hidden={isTop ? undefined : true}
        data-page={record.path}
      >
        <PageContext.Provider value={context}>
          <PageBody path={record.path} />
        </PageContext.Provider>
      </div>
    </div>
  );
}

function PageBody({ path }: { path: string }) {
  const { chunk, retry } = useChunk(path);
  if (!isKnownPage(path)) return pageViews().notFound(path);
  if (chunk.page) return pageViews().boundary(<chunk.page />);
  if (chunk.error !== undefined) return pageViews().failed(path, chunk.error, retry);
  return chunk.isSlow ? pageViews().loading(path) : null;
}

interface ChunkState {
  page?: ComponentType;
  error?: unknown;
  isSlow?: boolean;
}

function useChunk(path: string): { chunk: ChunkState; retry: () => void } {
  const [chunk, setChunk] = useState<ChunkState>(() => ({ page: loadedPage(path) }));
  const isMounted = useRef(true);
  const start = useCallback(() => {
    if (!isKnownPage(path)) return;
    const settle = (next: ChunkState) => {
      clearTimeout(timer);
      if (isMounted.current) setChunk(next);
    };
    const timer = setTimeout(() => isMounted.current && setChunk({ isSlow: true }), CHUNK_DELAY_MS);
    loadPage(path).then(
      (page) => settle({ page }),
      (error: unknown) => settle({ error }),
    );
  }, [path]);
  useEffect(() => {
    isMounted.current = true;
    const page = loadedPage(path);
    // Something else may have loaded it between the first render and this effect.
    if (page) setChunk((now) => (now.page === page ? now : { page }));
    else start();
    return () => {
      isMounted.current = false;
    };
  }, [path, start]);
  return { chunk, retry: start };
}

/** A hidden element forgets its scroll position in some browsers: it is written down and put back. */
function useKeptScroll(element: { current: HTMLElement | null }, isTop: boolean): void {
  const kept = useRef(0);
  useLayoutEffect(() => {
    const page = element.current;
    if (!page || !isTop) return;
    page.scrollTop = kept.current;
    const remember = () => {
      kept.current = page.scrollTop;
    };
    page.addEventListener('scroll', remember, { passive: true });
    return () => page.removeEventListener('scroll', remember);
  }, [element, isTop]);
}

const readForeground = (): boolean => document.visibilityState !== 'hidden';

function subscribeForeground(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
