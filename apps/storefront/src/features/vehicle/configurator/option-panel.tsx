import type { OptionProductData, VersionConfigData } from '@voltfront/contract';
import type { Choice } from '@voltfront/rules/configurator/whole-change';
import type { KeyboardEvent } from 'react';
import { moveByKey } from '@/ui/navigation/roving';
import { PaintBalls } from '../stage/paint-balls';
import { CabinTiles } from './cabin-tiles';
import type { Configurator } from './configurator-store';
import { OptionCards } from './option-cards';
import { priceMark } from './option-mark';
import styles from './option-panel.module.css';
import { pictureWith } from './picture-with';
import { SwatchPanel } from './swatch-panel';

export interface OptionPanelProps {
  config: VersionConfigData;
  choice: Choice;
  groupCode: string;
  configurator: Configurator;
  /** A product was tapped. */
  onTap: (productCode: string) => void;
}

/** The options of one group: balls of paint, cabins for interiors, cards for the rest. */
export function OptionPanel({ config, choice, groupCode, configurator, onTap }: OptionPanelProps) {
  const group = config.groups.find((each) => each.groupCode === groupCode);
  const products = config.products.filter((product) => product.groupCode === groupCode && product.level === 1);
  if (!group) return null;
  const chosenAt = products.findIndex((product) => choice.selection.includes(product.productCode));
  const chosen = products[chosenAt];
  const looks = { label: group.name, chosenCode: chosen?.productCode, onTap };
  if (groupCode === 'paint') {
    return (
      <SwatchPanel chosen={chosen}>
        <PaintBalls {...looks} paints={products} nameOf={(paint) => `${paint.name} ${priceMark(paint)}`} />
      </SwatchPanel>
    );
  }
  if (groupCode === 'interior') {
    const pictureOf = (product: OptionProductData) => pictureWith(config, choice, product, 'interior');
    return (
      <SwatchPanel chosen={chosen}>
        <CabinTiles {...looks} products={products} pictureOf={pictureOf} />
      </SwatchPanel>
    );
  }
  const cards = { config, choice, products, kind: group.choice, configurator, onTap };
  if (group.choice === 'many') {
    return (
      <div className={styles.panel} role="group" aria-label={group.name}>
        <OptionCards {...cards} />
      </div>
    );
  }
  const select = (at: number) => {
    const product = products[at];
    if (product && !product.isSoldOut) onTap(product.productCode);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => moveByCard(event, chosenAt, products.length, select);
  return (
    <div className={styles.panel} role="radiogroup" aria-label={group.name} onKeyDown={handleKey}>
      <OptionCards {...cards} />
    </div>
  );
}

/** Arrow keys move within the radio group, but not out of a second-level checkbox. */
function moveByCard(event: KeyboardEvent<HTMLElement>, index: number, count: number, select: (at: number) => void) {
  const target = event.target as HTMLElement;
  if (target.getAttribute?.('role') === 'radio') moveByKey(event, index, count, select);
}
