import { useState } from 'react';
import { showToast } from '../app/native';
import { useContainer } from '../app/use-container';
import { type LogEntry, logAsText } from '../log/log';
import { useStore } from '../store/create-store';
import { Button, Field } from '../ui/controls';
import { LogLine } from './log-line';
import styles from './log-panel.module.css';

const matches = (entry: LogEntry, wanted: string): boolean =>
  [entry.name, entry.sent, entry.answer ?? ''].some((text) => text.toLowerCase().includes(wanted));

/** Log of the bridge, newest first. */
export function LogPanel() {
  const container = useContainer();
  const { log } = container;
  const entries = useStore(log.store, (value) => value.entries);
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const shown = wanted ? entries.filter((entry) => matches(entry, wanted)) : entries;
  const handleCopy = () =>
    navigator.clipboard.writeText(logAsText(shown)).then(
      () => showToast(container, '记录已复制'),
      () => showToast(container, '浏览器不允许复制'),
    );
  return (
    <section className={styles.panel} aria-labelledby="log-title">
      <div className={styles.head}>
        <h2 id="log-title">通信记录（{shown.length}）</h2>
        <Button isDisabled={shown.length === 0} onClick={() => void handleCopy()}>
          复制
        </Button>
        <Button isDisabled={entries.length === 0} onClick={() => log.clear()}>
          清空
        </Button>
        <div className={styles.filter}>
          <Field label="筛选记录" placeholder="按方法、参数或结果筛选" value={filter} onChange={setFilter} />
        </div>
      </div>
      {shown.length === 0 ? (
        <p className={styles.empty}>
          {entries.length === 0 ? '网页与应用之间的每条消息都会记录在这里。' : '没有符合条件的记录。'}
        </p>
      ) : (
        <ol className={styles.list} aria-label="消息">
          {[...shown].reverse().map((entry) => (
            <LogLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}
