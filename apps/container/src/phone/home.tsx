import { appName, appTabs } from '../app/config';
import { useApp, useContainer } from '../app/use-container';
import { cx } from '../ui/controls';
import { NativeBar } from './native-pages';
import styles from './phone.module.css';

/** The app's own home with its native tabs; the web view is one tap away. */
export function Home() {
  const { app } = useContainer();
  const tab = useApp((state) => state.tab);
  const session = useApp((state) => state.session);
  const comparison = useApp((state) => state.comparison);
  const wishes = useApp((state) => state.wishes);
  const rows: [string, string][] = [
    ['登录', session ? session.user.nickname : '未登录'],
    ['对比车型', comparison.join('、') || '无'],
    ['心愿配置', wishes.join('、') || '无'],
  ];
  return (
    <section className={styles.nativePage} aria-label="应用首页">
      <NativeBar title={`${appName} · ${appTabs[tab] ?? ''}`} />
      <dl className={styles.nativeRows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={styles.nativeMain} onClick={() => app.set({ surface: 'web' })}>
        进入商城
      </button>
      <nav className={styles.nativeTabs} aria-label="应用标签">
        {appTabs.map((name, index) => (
          <button
            key={name}
            type="button"
            className={cx(styles.nativeTab, index === tab && styles.nativeTabOn)}
            aria-current={index === tab ? 'page' : undefined}
            onClick={() => app.set({ tab: index })}
          >
            {name}
          </button>
        ))}
      </nav>
    </section>
  );
}
