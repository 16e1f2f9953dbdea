import { t } from '@lingui/core/macro';
import { ChoiceTiles, cx, Picture, sequence } from '@/ui';
import styles from './draw.module.css';

const BOXES = 6;
const BOX = '/assets/coupons/prize-blind-box.webp';

export interface BoxBoardProps {
  chosen: number;
  onChoose: (box: number) => void;
}

/** Six closed boxes, one of them lifted. Which one is picked decides nothing. */
export function BoxBoard({ chosen, onChoose }: BoxBoardProps) {
  const boxes = sequence(BOXES).map((_, index) => index);
  return (
    <ChoiceTiles
      label={t`挑一只盒子`}
      items={boxes}
      keyOf={(box) => box}
      chosenKey={chosen}
      onTap={onChoose}
      nameOf={(box) => t`第 ${box + 1} 只盒子`}
      className={styles.board}
      tileClass={(box) => cx(styles.box, box === chosen && styles.lifted)}
    >
      {() => <Picture src={BOX} width={104} aspect={1} alt="" clear fit="contain" />}
    </ChoiceTiles>
  );
}
