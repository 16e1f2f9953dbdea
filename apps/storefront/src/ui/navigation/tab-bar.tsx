import { t } from '@lingui/core/macro';
import { cx } from '../cx';
import { Badge } from '../display/badge';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import styles from './tab-bar.module.css';

export interface TabBarItem {
  key: string;
  text: string;
  icon: IconName;
  /** Icon while selected; default: the same. */
  activeIcon?: IconName;
  /** Unread count, or `true` for a dot. */
  badge?: number | boolean;
}

export interface TabBarProps {
  items: readonly TabBarItem[];
  activeKey: string;
  onSelect: (key: string) => void;
}

/** The bar of the app's main pages. */
export function TabBar({ items, activeKey, onSelect }: TabBarProps) {
  return (
    <div className={styles.room}>
      <div className={styles.bar} role="navigation" aria-label={t`主导航`}>
        {items.map((item) => (
          <TabBarButton key={item.key} item={item} isActive={item.key === activeKey} onSelect={onSelect} />
        ))}
      </div>
    </div>
  );
}

function TabBarButton({
  item,
  isActive,
  onSelect,
}: {
  item: TabBarItem;
  isActive: boolean;
  onSelect: TabBarProps['onSelect'];
}) {
  return (
    <button
      type="button"
      className={cx(styles.item, isActive && styles.active)}
      aria-current={isActive ? 'page' : undefined}
      onClick={() => onSelect(item.key)}
    >
      <Badge count={typeof item.badge === 'number' ? item.badge : undefined} dot={item.badge === true}>
        <Icon name={(isActive && item.activeIcon) || item.icon} size={24} />
      </Badge>
      <span className={styles.text}>{item.text}</span>
    </button>
  );
}
