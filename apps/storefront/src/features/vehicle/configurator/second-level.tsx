import { t } from '@lingui/core/macro';
import type { OptionProductData } from '@voltfront/contract';
import type { FlaggedSecondLevel } from '@voltfront/rules/configurator/second-level';
import { ChoiceMark } from './choice-mark';
import styles from './option-card.module.css';
import { priceMark } from './option-mark';

export interface SecondLevelProps {
  items: readonly FlaggedSecondLevel[];
  /** The first-level product is chosen; otherwise tapping an item brings it along. */
  isParentChosen: boolean;
  onTap: (productCode: string) => void;
  /** Takes all items out, keeping a copy, or brings them back from it. */
  onSwitch: (how: 'remove' | 'restore') => void;
}

/** The refinements of an option: each can be chosen, all can be removed and restored. */
export function SecondLevel({ items, isParentChosen, onTap, onSwitch }: SecondLevelProps) {
  const chosenCount = items.filter((item) => item.isChosen).length;
  const canRestore = isParentChosen && items.some((item) => item.isRemoved);
  return (
    <div className={styles.subs}>
      <div className={styles.subHead}>
        <span>{t`升级选项`}</span>
        {canRestore && (
          <button type="button" className={styles.subAction} onClick={() => onSwitch('restore')}>
            {t`恢复已移除项`}
          </button>
        )}
        {!canRestore && chosenCount > 1 && (
          <button type="button" className={styles.subAction} onClick={() => onSwitch('remove')}>
            {t`全部移除`}
          </button>
        )}
      </div>
      {items.map((item) => (
        <Item key={item.product.productCode} item={item} onTap={onTap} />
      ))}
    </div>
  );
}

function Item({ item, onTap }: { item: FlaggedSecondLevel; onTap: (productCode: string) => void }) {
  const product = item.product as OptionProductData;
  return (
    <button
      type="button"
      className={styles.sub}
      role="checkbox"
      aria-checked={item.isChosen}
      aria-disabled={product.isSoldOut || undefined}
      onClick={() => onTap(product.productCode)}
    >
      <span className={styles.words}>
        <span className={styles.name}>
          {product.name}
          {item.isRemoved && <span className={styles.removed}>{t`已移除`}</span>}
        </span>
        {product.description && <span className={styles.desc}>{product.description}</span>}
      </span>
      <span className={styles.price}>{priceMark(product)}</span>
      <ChoiceMark isChosen={item.isChosen} choice="many" />
    </button>
  );
}
