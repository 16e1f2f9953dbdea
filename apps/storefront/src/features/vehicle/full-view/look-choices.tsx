import type { OptionProductData, VersionConfigData } from '@voltfront/contract';
import type { Choice } from '@voltfront/rules/configurator/whole-change';
import { cx } from '@/ui';
import { moveByKey } from '@/ui/navigation/roving';
import { CabinTiles } from '../configurator/cabin-tiles';
import { priceMark } from '../configurator/option-mark';
import { pictureWith } from '../configurator/picture-with';
import { WheelThumb } from '../configurator/wheel-thumb';
import { PaintBalls } from '../stage/paint-balls';
import styles from './full-view.module.css';

/** What is looked at, named after the group of options that changes it. */
export type LookMode = 'paint' | 'wheel' | 'interior';

export interface LookChoicesProps {
  config: VersionConfigData;
  choice: Choice;
  mode: LookMode;
  onTap: (productCode: string) => void;
}

/** The options of what is looked at, to be exchanged in place. */
export function LookChoices({ config, choice, mode, onTap }: LookChoicesProps) {
  const group = config.groups.find((each) => each.groupCode === mode);
  const products = config.products.filter((product) => product.groupCode === mode && product.level === 1);
  const chosen = products.find((product) => choice.selection.includes(product.productCode));
  if (!group) return null;
  const looks = { label: group.name, chosenCode: chosen?.productCode, onTap };
  const pictureOf = (product: OptionProductData) => pictureWith(config, choice, product, 'interior');
  const nameOf = (paint: OptionProductData) => `${paint.name} ${priceMark(paint)}`;
  return (
    <div className={styles.choices}>
      {mode === 'paint' && <PaintBalls {...looks} paints={products} nameOf={nameOf} />}
      {mode === 'interior' && <CabinTiles {...looks} products={products} pictureOf={pictureOf} />}
      {mode === 'wheel' && <WheelChoices {...looks} config={config} choice={choice} products={products} />}
      {chosen && (
        <div className={styles.chosen}>
          <span>{chosen.name}</span>
          <span className={styles.price}>{priceMark(chosen)}</span>
        </div>
      )}
    </div>
  );
}

interface WheelChoicesProps {
  label: string;
  chosenCode: string | undefined;
  onTap: (productCode: string) => void;
  config: VersionConfigData;
  choice: Choice;
  products: readonly OptionProductData[];
}

function WheelChoices({ label, chosenCode, onTap, config, choice, products }: WheelChoicesProps) {
  const index = products.findIndex((product) => product.productCode === chosenCode);
  const select = (at: number) => {
    const product = products[at];
    if (product && !product.isSoldOut) onTap(product.productCode);
  };
  return (
    <div
      className={styles.wheels}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => moveByKey(event, index, products.length, select)}
    >
      {products.map((product, at) => (
        <button
          key={product.productCode}
          type="button"
          role="radio"
          aria-checked={at === index}
          aria-disabled={product.isSoldOut || undefined}
          aria-label={`${product.name} ${priceMark(product)}`}
          tabIndex={at === Math.max(0, index) ? 0 : -1}
          className={cx(styles.wheelChoice, at === index && styles.wheelChosen, product.isSoldOut && styles.soldOut)}
          onClick={() => onTap(product.productCode)}
        >
          <WheelThumb src={pictureWith(config, choice, product, 'side')} />
        </button>
      ))}
    </div>
  );
}
