import { t } from '@lingui/core/macro';
import type { OptionProductData } from '@voltfront/contract';
import type { FlaggedSecondLevel } from '@voltfront/rules/configurator/second-level';
import type { OptionProduct } from '@voltfront/rules/configurator/types';
import { ShortName } from '@/ui';
import { ChoiceMark } from '@/ui/form/choice-mark';
import styles from './option-card.module.css';
import { optionId } from './option-id';
import { priceMark } from './option-mark';

export interface SecondLevelProps {
  items: readonly FlaggedSecondLevel[];
  /** The first-level product is chosen; otherwise tapping an item brings it along. */
  isParentChosen: boolean;
  /** Items removed together with an item, with the sum. */
  relationOf: (product: OptionProduct) => string;
  onTap: (productCode: string) => void;
  /** Takes all items out, keeping a copy, or brings them back from it. */
  onSwitch: (how: 'remove' | 'restore') => void;
}

/** The refinements of an option: each can be chosen, all can be removed and restored. */
export function SecondLevel({ items, isParentChosen, relationOf, onTap, onSwitch }: SecondLevelProps) {
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
        <Item key={item.product.productCode} item={item} relation={relationOf(item.product)} onTap={onTap} />
      ))}
    </div>
  );
}

interface ItemProps {
  item: FlaggedSecondLevel;
  relation: string;
  onTap: (productCode: string) => void;
}

function Item({ item, relation, onTap }: ItemProps) {
  const product = item.product as OptionProductData;
  return (
    <button
      type="button"
      id={optionId(product.productCode)}
      className={styles.sub}
      role="checkbox"
      aria-checked={item.isChosen}
      aria-disabled={product.isSoldOut || undefined}
      onClick={() => onTap(product.productCode)}
    >
      <span className={styles.words}>
        <span className={styles.name}>
          <ShortName text={product.name} />
          {item.isRemoved && <span className={styles.removed}>{t`已移除`}</span>}
        </span>
        {product.description && <span className={styles.desc}>{product.description}</span>}
        {relation && <span className={styles.relation}>{relation}</span>}
      </span>
      <span className={styles.price}>{priceMark(product)}</span>
      <ChoiceMark className={styles.mark} isChosen={item.isChosen} choice="many" />
    </button>
  );
}
