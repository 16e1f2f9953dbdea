import { t } from '@lingui/core/macro';
import type { OptionProductData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { cx } from '@/ui';
import { ChoiceMark } from './choice-mark';
import styles from './option-card.module.css';
import { priceMark } from './option-mark';
import { SecondLevel, type SecondLevelProps } from './second-level';

export interface OptionCardProps {
  product: OptionProductData;
  isChosen: boolean;
  /** `one`: a radio button; `many`: a checkbox. */
  choice: 'one' | 'many';
  /** Reached by Tab; the others of a radio group by the arrow keys. */
  isStop?: boolean;
  /** At the left: a picture. */
  lead?: ReactNode;
  /** Names of products that it brings or needs. */
  brings: readonly string[];
  needs: readonly string[];
  secondLevel?: SecondLevelProps;
  onTap: (productCode: string) => void;
}

/** One option with its price, what it brings or needs, and its second-level items. */
export function OptionCard(props: OptionCardProps) {
  const { product, isChosen, choice, isStop = true, lead, secondLevel, onTap } = props;
  const hasSubs = secondLevel && secondLevel.items.length > 0;
  return (
    <div className={cx(styles.card, isChosen && styles.chosen, product.isSoldOut && styles.soldOut)}>
      <button
        type="button"
        className={styles.main}
        {...choiceRole(choice, isChosen)}
        aria-disabled={product.isSoldOut || undefined}
        tabIndex={isStop ? 0 : -1}
        onClick={() => onTap(product.productCode)}
      >
        {lead && <span className={styles.lead}>{lead}</span>}
        <span className={styles.words}>
          <span className={styles.name}>{product.name}</span>
          {product.description && <span className={styles.desc}>{product.description}</span>}
          <Relations brings={props.brings} needs={props.needs} />
        </span>
        <span className={styles.price}>{priceMark(product)}</span>
        <ChoiceMark isChosen={isChosen} choice={choice} />
      </button>
      {hasSubs && <SecondLevel {...secondLevel} />}
    </div>
  );
}

const choiceRole = (choice: 'one' | 'many', isChosen: boolean) => ({
  role: choice === 'one' ? 'radio' : 'checkbox',
  'aria-checked': isChosen,
});

function Relations({ brings, needs }: { brings: readonly string[]; needs: readonly string[] }) {
  if (brings.length === 0 && needs.length === 0) return null;
  const [bringsText, needsText] = [brings.join('、'), needs.join('、')];
  return (
    <span className={styles.relation}>
      {brings.length > 0 && t`含 ${bringsText}`}
      {brings.length > 0 && needs.length > 0 && ' · '}
      {needs.length > 0 && t`需搭配 ${needsText}`}
    </span>
  );
}
