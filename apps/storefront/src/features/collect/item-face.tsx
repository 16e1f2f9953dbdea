import type { CollectItemData } from '@voltfront/contract';
import { cx, Picture } from '@/ui';
import styles from './item-face.module.css';

export interface ItemFaceProps {
  item: CollectItemData;
  /** Design px at which a picture is shown. */
  width: number;
  /** The person has none: a faint outline. */
  isMissing?: boolean;
}

/** What is collected: its picture, or a card with its title. It fills the width it is given. */
export function ItemFace({ item: { picture, title }, width, isMissing = false }: ItemFaceProps) {
  if (picture !== null)
    return (
      <span className={cx(styles.pin, isMissing && styles.outline)}>
        <Picture
          src={picture}
          width={width}
          aspect={1}
          alt=""
          clear
          fit="contain"
          {...(isMissing && { className: styles.faint })}
        />
      </span>
    );
  return (
    <span className={cx(styles.card, isMissing && styles.blank)}>
      <span className={styles.shape} />
      <span className={cx(styles.sign, width > 80 && styles.large)}>{title}</span>
    </span>
  );
}
