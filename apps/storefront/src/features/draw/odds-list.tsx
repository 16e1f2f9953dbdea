import { t } from '@lingui/core/macro';
import type { CampaignPrizeData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { Cell, CellGroup, Picture } from '@/ui';
import styles from './draw.module.css';
import { oddsText } from './draw-words';

export interface OddsListProps {
  prizes: readonly CampaignPrizeData[];
  /** What the draw gives; default: figures of boxes. */
  unit?: 'figure' | 'prize';
  /** A prize was tapped. */
  onPrize?: (index: number) => void;
}

/** Every prize with its odds and what is left. */
export function OddsList({ prizes, unit = 'figure', onPrize }: OddsListProps) {
  return (
    <CellGroup inset title={unit === 'prize' ? t`奖品与概率` : t`款式与概率`}>
      {prizes.map(({ prizeId, title, picture, weight, left, isConsolation }, index) => (
        <Cell
          key={prizeId}
          lead={
            <span className={styles.prize}>
              <Picture src={picture} width={48} aspect={1} alt="" clear fit="contain" />
            </span>
          }
          title={title}
          note={unit === 'prize' ? prizeNote(left, isConsolation) : noteOf(left, isConsolation)}
          value={oddsText(weight)}
          {...(onPrize && { onClick: () => onPrize(index) })}
        />
      ))}
    </CellGroup>
  );
}

function noteOf(left: number | null, isConsolation: boolean): string {
  const stock = left === null ? t`数量不限` : left === 0 ? t`已领完` : t`剩余 ${withCommas(left)} 只`;
  return isConsolation ? t`${stock} · 其他款领完后补发此款` : stock;
}

function prizeNote(left: number | null, isConsolation: boolean): string {
  const stock = left === null ? t`数量不限` : left === 0 ? t`已领完` : t`剩余 ${withCommas(left)} 份`;
  return isConsolation ? t`${stock} · 其他奖品领完后补发此奖` : stock;
}
