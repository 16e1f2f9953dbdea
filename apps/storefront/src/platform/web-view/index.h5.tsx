import { SECOND_MS } from '@voltfront/rules/time';
import { useEffect, useRef } from 'react';
import type { WebViewProps } from './types';
import styles from './web-view.module.css';

export type { WebViewProps } from './types';

/** A page that has not loaded after this time (ms) is reported as failed: frames tell no errors. */
const LOAD_TIMEOUT_MS = 15 * SECOND_MS;

/** A frame with the page. A browser's own error page looks loaded, so other hosts are asked whether they answer. Messages of other origins are dropped. */
export function WebViewFrame({ url, title, onLoad, onFail, onMessage }: WebViewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoaded = useRef(false);
  const latest = useRef({ onFail, onMessage });
  latest.current = { onFail, onMessage };

  useEffect(() => {
    isLoaded.current = false;
    let isOver = false;
    const fail = () => {
      if (!isOver) latest.current.onFail();
    };
    const timer = setTimeout(() => {
      if (!isLoaded.current) fail();
    }, LOAD_TIMEOUT_MS);
    const origin = new URL(url, window.location.href).origin;
    const take = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow)
        latest.current.onMessage(event.data);
    };
    window.addEventListener('message', take);
    if (!isOwnOrigin(url)) fetch(url, { method: 'HEAD', mode: 'no-cors' }).catch(fail);
    return () => {
      clearTimeout(timer);
      isOver = true;
      window.removeEventListener('message', take);
    };
  }, [url]);

  const handleLoad = () => {
    isLoaded.current = true;
    if (isOwnOrigin(url) && !isAnswered(frame.current)) onFail();
    else onLoad(titleOf(frame.current));
  };
  return <iframe ref={frame} className={styles.frame} src={url} title={title} onLoad={handleLoad} onError={onFail} />;
}

const isOwnOrigin = (url: string): boolean => new URL(url, window.location.href).origin === window.location.origin;

/** Whether a page of the own server is inside, and neither the browser's error page nor a refusal. */
function isAnswered(frame: HTMLIFrameElement | null): boolean {
  if (!frame?.contentDocument) return false;
  const [entry] = frame.contentWindow?.performance.getEntriesByType?.('navigation') ?? [];
  return ((entry as { responseStatus?: number } | undefined)?.responseStatus ?? 200) < 400;
}

/** Title of the page inside; null where the browser does not let us look. */
function titleOf(frame: HTMLIFrameElement | null): string | null {
  try {
    return frame?.contentDocument?.title || null;
  } catch {
    return null;
  }
}
