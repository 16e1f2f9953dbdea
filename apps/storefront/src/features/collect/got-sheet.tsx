import { t } from '@lingui/core/macro';
import type { CollectItemData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { Button, Popup, Text } from '@/ui';
import styles from './collect.module.css';
import { ItemFace } from './item-face';

export interface GotSheetProps {
  /** Null: closed. */
  item: CollectItemData | null;
  onClose: () => void;
  title: string;
  /** Replaces the button that closes the sheet. */
  children?: ReactNode;
}

/** What was got just now, large. */
export function GotSheet({ item, onClose, title, children }: GotSheetProps) {
  return (
    <Popup
      isOpen={item !== null}
      onClose={onClose}
      title={title}
      footer={children ?? <Button block onClick={onClose}>{t`收下`}</Button>}
    >
      {item && (
        <div className={styles.got}>
          <span className={item.picture === null ? styles.card : styles.large}>
            <ItemFace item={item} width={160} />
          </span>
          <Text weight="bold" size="title-3">
            {item.title}
          </Text>
          <Text size="label" tone="secondary">
            {item.text}
          </Text>
        </div>
      )}
    </Popup>
  );
}
