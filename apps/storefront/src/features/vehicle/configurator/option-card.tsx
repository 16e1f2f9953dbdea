import type { OptionProductData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { cx, Figures, ShortName } from '@/ui';
import { ChoiceMark } from '@/ui/form/choice-mark';
import styles from './option-card.module.css';
import { optionId } from './option-id';
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
  /** What it adds with it, with the sum, or what it requires; empty for an independent option. */
  relation: string;
  secondLevel?: SecondLevelProps;
  onTap: (productCode: string) => void;
}

/** One option with its price, what it takes along, and its second-level items. */
export function OptionCard(props: OptionCardProps) {
  const { product, isChosen, choice, isStop = true, lead, secondLevel, onTap } = props;
  const hasSubs = secondLevel && secondLevel.items.length > 0;
  // Beside a picture there is no room for a column of prices.
  const hasPicture = product.picture !== null;
  const price = <span className={styles.price}>{priceMark(product)}</span>;
  return (
    <div
      id={optionId(product.productCode)}
      className={cx(styles.card, isChosen && styles.chosen, product.isSoldOut && styles.soldOut)}
    >
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
          <span className={styles.name}>
            <ShortName text={product.name} />
          </span>
          {product.description && <span className={styles.desc}>{product.description}</span>}
          {props.relation && (
            <span className={styles.relation}>
              <Figures text={props.relation} />
            </span>
          )}
          {hasPicture && price}
        </span>
        {!hasPicture && price}
        <ChoiceMark className={styles.mark} isChosen={isChosen} choice={choice} />
      </button>
      {hasSubs && <SecondLevel {...secondLevel} />}
    </div>
  );
}

const choiceRole = (choice: 'one' | 'many', isChosen: boolean) => ({
  role: choice === 'one' ? 'radio' : 'checkbox',
  'aria-checked': isChosen,
});
