import type { OptionProductData, VersionConfigData } from '@voltfront/contract';
import { flagSecondLevel } from '@voltfront/rules/configurator/second-level';
import type { KeyboardEvent } from 'react';
import { moveByKey } from '@/ui/navigation/roving';
import { type CarView, carPicture } from '../stage/car-pictures';
import { PaintBalls } from '../stage/paint-balls';
import { CabinTiles } from './cabin-tiles';
import type { Choice } from './configurator-state';
import type { Configurator } from './configurator-store';
import { OptionCard } from './option-card';
import { priceMark } from './option-mark';
import styles from './option-panel.module.css';
import { SwatchPanel } from './swatch-panel';
import { WheelThumb } from './wheel-thumb';

export interface OptionPanelProps {
  config: VersionConfigData;
  choice: Choice;
  groupCode: string;
  configurator: Configurator;
  /** A product was tapped. */
  onTap: (productCode: string) => void;
}

const namesOf = (config: VersionConfigData, codes: readonly string[]): string[] =>
  config.products.filter((product) => codes.includes(product.productCode)).map((product) => product.name);

/** The options of one group: balls of paint, cabins for interiors, cards for the rest. */
export function OptionPanel({ config, choice, groupCode, configurator, onTap }: OptionPanelProps) {
  const group = config.groups.find((each) => each.groupCode === groupCode);
  const products = config.products.filter((product) => product.groupCode === groupCode && product.level === 1);
  if (!group) return null;
  const chosenAt = products.findIndex((product) => choice.selection.includes(product.productCode));
  const looks = { label: group.name, chosenCode: products[chosenAt]?.productCode, onTap };
  if (groupCode === 'paint') {
    return (
      <SwatchPanel chosen={products[chosenAt]}>
        <PaintBalls {...looks} paints={products} nameOf={(paint) => `${paint.name} ${priceMark(paint)}`} />
      </SwatchPanel>
    );
  }
  if (groupCode === 'interior') {
    const pictureOf = (product: OptionProductData) => pictureWith(config, choice, product, 'interior');
    return (
      <SwatchPanel chosen={products[chosenAt]}>
        <CabinTiles {...looks} products={products} pictureOf={pictureOf} />
      </SwatchPanel>
    );
  }
  const isSingle = group.choice === 'one';
  const select = (at: number) => {
    const product = products[at];
    if (product && !product.isSoldOut) onTap(product.productCode);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => moveByCard(event, chosenAt, products.length, select);
  const cards = products.map((product, at) => (
    <OptionCard
      key={product.productCode}
      product={product}
      isChosen={choice.selection.includes(product.productCode)}
      choice={group.choice}
      isStop={!isSingle || at === Math.max(0, chosenAt)}
      lead={
        groupCode === 'wheel' && product.art ? <WheelThumb src={pictureWith(config, choice, product, 'side')} /> : null
      }
      brings={namesOf(config, product.cascadeProduct)}
      needs={namesOf(config, product.dependProduct)}
      secondLevel={{
        items: flagSecondLevel(config, choice.selection, choice.removedSecondLevel, product.productCode),
        isParentChosen: choice.selection.includes(product.productCode),
        onTap,
        onSwitch: (how) => configurator.switchSecondLevel(product.productCode, how),
      }}
      onTap={onTap}
    />
  ));
  if (isSingle) {
    return (
      <div className={styles.panel} role="radiogroup" aria-label={group.name} onKeyDown={handleKey}>
        {cards}
      </div>
    );
  }
  return (
    <div className={styles.panel} role="group" aria-label={group.name}>
      {cards}
    </div>
  );
}

/** Arrow keys move within the radio group, but not out of a second-level checkbox. */
function moveByCard(event: KeyboardEvent<HTMLElement>, index: number, count: number, select: (at: number) => void) {
  const target = event.target as HTMLElement;
  if (target.getAttribute?.('role') === 'radio') moveByKey(event, index, count, select);
}

/** The configured car with a product in place of the one chosen in its group. */
export function pictureWith(
  config: VersionConfigData,
  choice: Choice,
  product: OptionProductData,
  view: CarView,
): string {
  const { groupCode, productCode } = product;
  const rivals = config.products.filter((each) => each.groupCode === groupCode).map((each) => each.productCode);
  const rest = choice.selection.filter((code) => !rivals.includes(code));
  return carPicture(config, [...rest, productCode], view);
}
