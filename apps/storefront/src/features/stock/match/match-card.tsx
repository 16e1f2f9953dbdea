import { t } from '@lingui/core/macro';
import type { StockMatchData } from '@voltfront/contract';
import { Card, Icon, type IconName } from '@/ui';
import { MatchBar } from './match-bar';
import styles from './match-card.module.css';

type Item = StockMatchData['same'][number];

/** The car against the customer's wish: what is the same, what differs, what it has on top. */
export function MatchCard({ match }: { match: StockMatchData }) {
  const { percent, against, wishedName, same, different, extra } = match;
  return (
    <Card title={against === 'order' ? t`与我的订单对比` : t`与我的配置对比`} className={styles.card}>
      <MatchBar percent={percent} note={wishedName} />
      <Part icon="check" title={t`相同`} items={same} tone="same" words={({ stockName }) => stockName ?? ''} />
      <Part icon="compare" title={t`不同`} items={different} tone="different" words={differenceWords} />
      <Part icon="plus" title={t`多出`} items={extra} tone="extra" words={({ stockName }) => stockName ?? ''} />
    </Card>
  );
}

/** `雪域白（您选：松林绿）`, or that a wished package is missing. */
function differenceWords({ stockName, wishedName }: Item): string {
  return stockName === null ? t`${wishedName ?? ''}（本车未选装）` : t`${stockName}（您选：${wishedName ?? ''}）`;
}

interface PartProps {
  icon: IconName;
  title: string;
  items: readonly Item[];
  tone: 'same' | 'different' | 'extra';
  words: (item: Item) => string;
}

function Part({ icon, title, items, tone, words }: PartProps) {
  if (items.length === 0) return null;
  const count = items.length;
  return (
    <div className={styles.part}>
      <div className={styles[tone]}>
        <Icon name={icon} size={14} className={styles.icon} />
        {t`${title} ${count} 项`}
      </div>
      {items.map((item) => (
        <div key={`${item.groupCode}-${item.stockName}-${item.wishedName}`} className={styles.line}>
          <span className={styles.group}>{item.groupName}</span>
          <span className={styles.words}>{words(item)}</span>
        </div>
      ))}
    </div>
  );
}
