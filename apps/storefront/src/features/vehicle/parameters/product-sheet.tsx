import { t } from '@lingui/core/macro';
import type { ParameterEntryData } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { Button, cx, Picture, Popup, Stack, Text } from '@/ui';
import { surcharge } from './entry';
import styles from './product-sheet.module.css';

export interface Explained {
  title: string;
  text: string;
  /** The product behind an entry; null for a line of the sheet. */
  entry: ParameterEntryData | null;
}

export interface ProductSheetProps {
  /** What is explained; null closes the sheet. */
  explained: Explained | null;
  onClose: () => void;
  /** Offered for products that can be chosen. */
  onConfigure?: () => void;
}

/** Cabins fill their picture, cars are on the stage background. */
const isCar = (path: string): boolean => path.includes('/cars/');

function priceWords({ mark, product }: ParameterEntryData): string {
  if (product?.isSoldOut) return t`暂缺货`;
  return mark === 'standard' ? t`标配` : surcharge(product?.priceFen ?? 0);
}

/** An option with picture, price and explanation, or what a line of the sheet means. */
export function ProductSheet({ explained, onClose, onConfigure }: ProductSheetProps) {
  const [shown, setShown] = useState(explained);
  useEffect(() => {
    if (explained) setShown(explained);
  }, [explained]);
  const product = shown?.entry?.product;
  const canChoose = onConfigure && shown?.entry?.mark === 'option' && !product?.isSoldOut;
  return (
    <Popup
      isOpen={explained !== null}
      onClose={onClose}
      label={shown?.title}
      footer={
        canChoose ? (
          <Button block onClick={onConfigure}>{t`去定制`}</Button>
        ) : (
          <Button block variant="secondary" onClick={onClose}>{t`我知道了`}</Button>
        )
      }
    >
      {product?.picture && (
        <div className={cx(styles.picture, isCar(product.picture) && styles.stage)}>
          <Picture
            src={product.picture}
            width={350}
            aspect={isCar(product.picture) ? 16 / 9 : 3 / 2}
            alt={product.name}
            clear
            fit={isCar(product.picture) ? 'contain' : 'cover'}
          />
        </div>
      )}
      <div className={styles.words}>
        <Stack row align="baseline" justify="between">
          <Text size="title-3" weight="bold" leading="title-3">
            {shown?.title}
          </Text>
          {shown?.entry && <div className={styles.price}>{priceWords(shown.entry)}</div>}
        </Stack>
        <div className={styles.text}>{shown?.text}</div>
      </div>
    </Popup>
  );
}

/** What a tap on an entry explains. */
export const explainEntry = (entry: ParameterEntryData): Explained | null =>
  entry.product && { title: entry.product.name, text: entry.product.description, entry };
