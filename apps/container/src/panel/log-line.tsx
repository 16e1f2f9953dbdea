import type { FaultKind } from '../faults/faults';
import type { LogEntry } from '../log/log';
import { Badge } from '../ui/controls';
import { faultNames } from './fault-names';
import styles from './log-panel.module.css';

const kindNames = { call: '', event: '事件 ', link: '链接 ', note: '提示 ' } as const;
const states: Readonly<Record<LogEntry['state'], { label: string; tone?: 'good' | 'bad' | 'warn' }>> = {
  waiting: { label: '等待' },
  pending: { label: '处理中', tone: 'warn' },
  ok: { label: '成功', tone: 'good' },
  failed: { label: '失败', tone: 'bad' },
  silent: { label: '无应答', tone: 'bad' },
};

const timeOf = (at: number): string => {
  const date = new Date(at);
  return `${date.toLocaleTimeString('zh-CN', { hour12: false })}.${String(date.getMilliseconds()).padStart(3, '0')}`;
};

/** One entry of the log; expanded, it shows payload and response. */
export function LogLine({ entry }: { entry: LogEntry }) {
  const { at, kind, name, topic, sent, answer, state, tookMs, fault } = entry;
  const { label, tone } = states[state];
  return (
    <li className={styles.entry} data-log={name} data-state={state}>
      <details>
        <summary>
          <span className={styles.time}>{timeOf(at)}</span>
          <span className={styles.name}>
            {kindNames[kind]}
            {name}
            {topic && ` ${topic}`}
          </span>
          <span className={styles.state}>
            {tookMs !== null && `${tookMs} ms `}
            <Badge tone={tone}>{label}</Badge>
          </span>
        </summary>
        <div className={styles.detail}>
          {fault && <h3>故障：{faultNames[fault as FaultKind]}</h3>}
          {sent && (
            <>
              <h3>{kind === 'call' ? '参数' : '内容'}</h3>
              <pre>{sent}</pre>
            </>
          )}
          {answer && (
            <>
              <h3>应答</h3>
              <pre>{answer}</pre>
            </>
          )}
        </div>
      </details>
    </li>
  );
}
