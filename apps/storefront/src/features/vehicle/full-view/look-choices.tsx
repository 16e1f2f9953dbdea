import type { OptionProductData, VersionConfigData } from '@voltfront/contract';
import type { Choice } from '@voltfront/rules/configurator/whole-change';
import { ChoiceTiles, cx, Text } from '@/ui';
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

/** The options of the part in view, which can be changed here. */
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
          <Text inline size="caption" tone="secondary">
            {priceMark(chosen)}
          </Text>
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
  return (
    <ChoiceTiles
      label={label}
      items={products}
      keyOf={({ productCode }) => productCode}
      chosenKey={chosenCode}
      onTap={({ productCode }) => onTap(productCode)}
      isSoldOut={({ isSoldOut }) => isSoldOut}
      nameOf={(product) => `${product.name} ${priceMark(product)}`}
      className={styles.wheels}
      tileClass={(product, isChosen) =>
        cx(styles.wheelChoice, isChosen && styles.wheelChosen, product.isSoldOut && styles.soldOut)
      }
    >
      {(product) => <WheelThumb src={pictureWith(config, choice, product, 'side')} />}
    </ChoiceTiles>
  );
}
