import { t } from '@lingui/core/macro';
import type { CollectedItem } from '@voltfront/brand/privacy';
import { useState } from 'react';
import { isRoutePath, openLink } from '@/navigation';
import { Button, cx, Icon, Tag } from '@/ui';
import { countText, type Fact, type ItemGroup, valueText } from './group-items';
import styles from './item-group.module.css';

export interface ItemGroupCardProps {
  group: ItemGroup;
  /** Own values by item; undefined for visitors, and while they are on their way. */
  facts: ReadonlyMap<string, Fact> | undefined;
  startsOpen: boolean;
}

/** A group of the list; its heading opens and closes it. */
export function ItemGroupCard({ group, facts, startsOpen }: ItemGroupCardProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <div className={styles.card}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className={styles.title}>{group.title}</span>
        <span className={styles.size}>{t`${group.items.length} 项`}</span>
        <Icon name="chevron-down" size={16} className={cx(styles.arrow, isOpen && styles.up)} />
      </button>
      {isOpen && (
        <div className={styles.items}>
          {group.items.map((item) => (
            <ItemRow key={item.key} item={item} fact={facts?.get(item.key)} isOwn={facts !== undefined} />
          ))}
        </div>
      )}
    </div>
  );
}

function ItemRow({ item, fact, isOwn }: { item: CollectedItem; fact: Fact | undefined; isOwn: boolean }) {
  const count = isOwn ? (countText(fact) ?? t`不关联账号`) : null;
  const value = valueText(fact);
  const isNone = !fact?.count;
  return (
    <div className={styles.item}>
      <div className={styles.line}>
        <span className={styles.name}>{item.name}</span>
        {count !== null && <span className={cx(styles.count, isNone && styles.none)}>{count}</span>}
      </div>
      {value && <div className={styles.value}>{value}</div>}
      <Detail label={t`目的`}>{item.purpose}</Detail>
      <Detail label={t`场景`}>{item.occasion}</Detail>
      <Detail label={t`期限`}>{item.retention}</Detail>
      <ItemFoot item={item} />
    </div>
  );
}

function Detail({ label, children }: { label: string; children: string }) {
  return (
    <div className={styles.detail}>
      <span className={styles.label}>{label}</span>
      <span className={styles.words}>{children}</span>
    </div>
  );
}

/** Requirement that must be met first, and the link to where the item can be changed or removed. */
function ItemFoot({ item }: { item: CollectedItem }) {
  const { manageAt = '', needs, name } = item;
  const canManage = isRoutePath(manageAt);
  if (needs !== 'consent' && !canManage) return null;
  return (
    <div className={styles.foot}>
      {needs === 'consent' ? <Tag tone="accent">{t`同意后收集`}</Tag> : <span />}
      {canManage && (
        <Button variant="text" size="small" label={t`管理${name}`} onClick={() => openLink(manageAt)}>
          {t`查看与管理`}
        </Button>
      )}
    </div>
  );
}
