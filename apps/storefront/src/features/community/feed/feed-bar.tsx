import { t } from '@lingui/core/macro';
import type { TabKeyData } from '@voltfront/contract';
import { IconButton, Tabs, visuallyHidden } from '@/ui';
import styles from './feed.module.css';

export interface FeedBarProps {
  tabs: readonly { key: TabKeyData; label: string }[];
  active: TabKeyData;
  onChange: (key: TabKeyData) => void;
  onSearch: () => void;
  /** Opens the own articles, to write one. */
  onWrite: () => void;
}

/** Navigation bar of the community, with its tabs instead of a title. */
export function FeedBar({ tabs, active, onChange, onSearch, onWrite }: FeedBarProps) {
  const items = tabs.map(({ key, label }) => ({ key, text: label }));
  const handleChange = (key: string) => {
    const tab = tabs.find((one) => one.key === key);
    if (tab) onChange(tab.key);
  };
  return (
    <div className={styles.barRoom}>
      <div className={styles.bar} role="banner">
        <div className={visuallyHidden} role="heading" aria-level={1}>{t`社区`}</div>
        <Tabs items={items} activeKey={active} onChange={handleChange} label={t`社区频道`} className={styles.tabs} />
        <IconButton icon="edit" label={t`我的文章`} onClick={onWrite} className={styles.search} />
        <IconButton icon="search" label={t`搜索`} onClick={onSearch} className={styles.search} />
      </div>
    </div>
  );
}
