import type { OptionProductData, VersionConfigData } from '@voltfront/contract';
import { flagSecondLevel } from '@voltfront/rules/configurator/second-level';
import type { Choice } from '@voltfront/rules/configurator/whole-change';
import type { ReactNode } from 'react';
import { Picture } from '@/ui';
import type { Configurator } from './configurator-store';
import { OptionCard } from './option-card';
import styles from './option-card.module.css';
import { relationText } from './option-relation';
import { pictureWith } from './picture-with';
import { WheelThumb } from './wheel-thumb';

export interface OptionCardsProps {
  config: VersionConfigData;
  choice: Choice;
  products: readonly OptionProductData[];
  kind: 'one' | 'many';
  configurator: Configurator;
  onTap: (productCode: string) => void;
}

/** Cards of a group: batteries, wheels, packages. */
export function OptionCards({ config, choice, products, kind, configurator, onTap }: OptionCardsProps) {
  const { selection, removedSecondLevel } = choice;
  const isChosen = ({ productCode }: OptionProductData) => selection.includes(productCode);
  const stopAt = Math.max(0, products.findIndex(isChosen));
  return products.map((product, at) => (
    <OptionCard
      key={product.productCode}
      product={product}
      isChosen={isChosen(product)}
      choice={kind}
      isStop={kind === 'many' || at === stopAt}
      lead={leadOf(config, choice, product)}
      relation={relationText(config, choice, product)}
      secondLevel={{
        items: flagSecondLevel(config, selection, removedSecondLevel, product.productCode),
        isParentChosen: isChosen(product),
        relationOf: (item) => relationText(config, choice, item),
        onTap,
        onSwitch: (how) => configurator.switchSecondLevel(product.productCode, how),
      }}
      onTap={onTap}
    />
  ));
}

/** The wheel on the configured car, or the product's own picture. */
function leadOf(config: VersionConfigData, choice: Choice, product: OptionProductData): ReactNode {
  if (product.groupCode === 'wheel' && product.art)
    return <WheelThumb src={pictureWith(config, choice, product, 'side')} />;
  if (product.picture === null) return null;
  return <Picture src={product.picture} width={84} aspect={1} alt="" className={styles.thumb} />;
}
