import { closePages } from '../app/native';
import { useApp, useContainer } from '../app/use-container';
import styles from './phone.module.css';

/** The app's navigation bar over a native screen. */
export function NativeBar({ title, onBack }: { title: string; onBack?: () => void }) {
  return (
    <div className={styles.nativeBar}>
      {onBack && (
        <button type="button" className={styles.nativeBack} aria-label="返回上一层" onClick={onBack}>
          <svg viewBox="0 0 20 20" width="22" height="22" aria-hidden="true">
            <path d="m12.500 4-6 6 6 6" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </button>
      )}
      <h2>{title}</h2>
    </div>
  );
}

/** Native screens above the web view, the last one on top. */
export function NativePages() {
  const container = useContainer();
  const pages = useApp((app) => app.pages);
  const top = pages[pages.length - 1];
  if (!top) return null;
  return (
    <section className={styles.nativePage} aria-label={`原生页面：${top.title}`} key={top.id}>
      <NativeBar title={top.title} onBack={() => closePages(container)} />
      <dl className={styles.nativeRows}>
        {top.rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.nativeNote}>这里是应用的原生页面，由网页通过桥打开。</p>
    </section>
  );
}
