import { useEffect, useRef } from 'react';
import type { WebViewProps } from './types';
import styles from './web-view.module.css';

export type { WebViewProps } from './types';

/** A page that has not loaded after this time (ms) is reported as failed: frames tell no errors. */
const LOAD_TIMEOUT_MS = 15_000;

/** A frame with the page; messages of other origins are dropped. */
export function WebViewFrame({ url, title, onLoad, onFail, onMessage }: WebViewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoaded = useRef(false);
  const latest = useRef({ onFail, onMessage });
  latest.current = { onFail, onMessage };

  useEffect(() => {
    isLoaded.current = false;
    const timer = setTimeout(() => {
      if (!isLoaded.current) latest.current.onFail();
    }, LOAD_TIMEOUT_MS);
    const origin = new URL(url, window.location.href).origin;
    const take = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow)
        latest.current.onMessage(event.data);
    };
    window.addEventListener('message', take);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', take);
    };
  }, [url]);

  const handleLoad = () => {
    isLoaded.current = true;
    onLoad(titleOf(frame.current));
  };
  return <iframe ref={frame} className={styles.frame} src={url} title={title} onLoad={handleLoad} onError={onFail} />;
}

/** Title of the page inside; null where the browser does not let us look. */
function titleOf(frame: HTMLIFrameElement | null): string | null {
  try {
    return frame?.contentDocument?.title || null;
  } catch {
    return null;
  }
}
