import type { OptionProductData, VersionConfigData } from '@voltfront/contract';
import { flagSecondLevel } from '@voltfront/rules/configurator/second-level';
import type { KeyboardEvent } from 'react';
import { moveByKey } from '@/ui/navigation/roving';
import { carPicture } from './car-pictures';
import type { Choice } from './configurator-state';
import type { Configurator } from './configurator-store';
import { OptionCard } from './option-card';
import styles from './option-panel.module.css';
import { SwatchPanel } from './swatch-panel';
import { WheelThumb } from './wheel-thumb';

export interface OptionPanelProps {
  config: VersionConfigData;
  choice: Choice;
  groupCode: string;
  configurator: Configurator;
}

const namesOf = (config: VersionConfigData, codes: readonly string[]): string[] =>
  config.products.filter((product) => codes.includes(product.productCode)).map((product) => product.name);

/** The options of one group: colours for paints and interiors, cards for the rest. */
export function OptionPanel({ config, choice, groupCode, configurator }: OptionPanelProps) {
  const group = config.groups.find((each) => each.groupCode === groupCode);
  const products = config.products.filter((product) => product.groupCode === groupCode && product.level === 1);
  if (!group) return null;
  const hasSwatches = products.length > 0 && products.every((product) => product.swatch !== null);
  if (hasSwatches) {
    return <SwatchPanel label={group.name} products={products} selection={choice.selection} onTap={configurator.tap} />;
  }
  const chosenAt = products.findIndex((product) => choice.selection.includes(product.productCode));
  const isSingle = group.choice === 'one';
  const select = (at: number) => {
    const product = products[at];
    if (product && !product.isSoldOut) configurator.tap(product.productCode);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => moveByCard(event, chosenAt, products.length, select);
  const cards = products.map((product, at) => (
    <OptionCard
      key={product.productCode}
      product={product}
      isChosen={choice.selection.includes(product.productCode)}
      choice={group.choice}
      isStop={!isSingle || at === Math.max(0, chosenAt)}
      lead={groupCode === 'wheel' && product.art ? <WheelThumb src={wheelPicture(config, choice, product)} /> : null}
      brings={namesOf(config, product.cascadeProduct)}
      needs={namesOf(config, product.dependProduct)}
      secondLevel={{
        items: flagSecondLevel(config, choice.selection, choice.removedSecondLevel, product.productCode),
        isParentChosen: choice.selection.includes(product.productCode),
        onTap: configurator.tap,
        onSwitch: (how) => configurator.switchSecondLevel(product.productCode, how),
      }}
      onTap={configurator.tap}
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

function wheelPicture(config: VersionConfigData, choice: Choice, product: OptionProductData): string {
  const wheels = config.products.filter((each) => each.groupCode === 'wheel').map((each) => each.productCode);
  const rest = choice.selection.filter((code) => !wheels.includes(code));
  return carPicture(config, [...rest, product.productCode], 'side');
}
