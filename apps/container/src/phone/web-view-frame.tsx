import { useEffect, useRef, useState } from 'react';
import { useApp, useContainer } from '../app/use-container';
import { canIntercept } from '../web-view/links';
import { isDarkColour, watchTheme } from '../web-view/theme';
import styles from './phone.module.css';

/** The app's web view. A script that the server adds to its documents connects them with the app. */
export function WebViewFrame({ isHidden }: { isHidden: boolean }) {
  const { phone, app } = useContainer();
  const launch = useApp((state) => state.launch);
  const startPath = useApp((state) => state.startPath);
  const frame = useRef<HTMLIFrameElement>(null);
  const [warning, setWarning] = useState('');

  useEffect(() => {
    const shown = frame.current?.contentWindow;
    if (shown && !canIntercept(shown)) setWarning('此浏览器不支持链接拦截，请使用新版 Chrome 或 Edge。');
  }, []);

  const handleLoad = () => {
    const shown = frame.current?.contentWindow;
    if (!shown) return;
    const { pathname } = shown.location;
    app.set({ path: pathname, title: shown.document.title });
    watchTheme(shown.document, (theme) => app.set({ theme, statusBar: isDarkColour(theme) ? 'dark' : 'light' }));
    const isStorefront = shown.document.getElementById('app') !== null;
    if (isStorefront && phone.view() !== shown)
      setWarning('应用脚本没有注入：请用 localhost 或 HTTPS 地址打开本页，并使用新版浏览器。');
  };

  return (
    <>
      <iframe
        key={launch}
        ref={frame}
        className={styles.webView}
        src={startPath}
        title="应用内网页"
        hidden={isHidden}
        onLoad={handleLoad}
      />
      {warning && (
        <p className={styles.warning} role="alert">
          {warning}
        </p>
      )}
    </>
  );
}
