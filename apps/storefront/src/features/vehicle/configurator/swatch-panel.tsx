import type { OptionProductData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { ShortName } from '@/ui';
import { optionId } from './option-id';
import { priceMark } from './option-mark';
import styles from './swatch-panel.module.css';

/** A choice by looks, with name, price and words of what is chosen below it. */
export function SwatchPanel({ chosen, children }: { chosen: OptionProductData | undefined; children: ReactNode }) {
  return (
    <div id={chosen && optionId(chosen.productCode)} className={styles.panel}>
      {children}
      {chosen && (
        <div key={chosen.productCode} className={styles.words}>
          <div className={styles.name}>
            <ShortName text={chosen.name} />
          </div>
          <div className={styles.price}>{priceMark(chosen)}</div>
          <div className={styles.desc}>{chosen.description}</div>
        </div>
      )}
    </div>
  );
}
