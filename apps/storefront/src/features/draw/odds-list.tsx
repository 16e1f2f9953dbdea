import { t } from '@lingui/core/macro';
import type { CampaignPrizeData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { Cell, CellGroup, Picture } from '@/ui';
import styles from './draw.module.css';
import { oddsText } from './draw-words';

export interface OddsListProps {
  prizes: readonly CampaignPrizeData[];
  /** A prize was tapped. */
  onPrize?: (index: number) => void;
}

/** Every prize with its odds and what is left. */
export function OddsList({ prizes, onPrize }: OddsListProps) {
  return (
    <CellGroup inset title={t`款式与概率`}>
      {prizes.map(({ prizeId, title, picture, weight, left, isConsolation }, index) => (
        <Cell
          key={prizeId}
          lead={
            <span className={styles.prize}>
              <Picture src={picture} width={48} aspect={1} alt="" clear fit="contain" />
            </span>
          }
          title={title}
          note={noteOf(left, isConsolation)}
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
