import { t } from '@lingui/core/macro';
import type { FinanceShowDetailData, FinanceTradeInData } from '@voltfront/contract';
import { useState } from 'react';
import { useDeliveryRegions } from '@/features/delivery/use-delivery-regions';
import { useArea } from '@/features/place/use-area';
import { Cell, CellGroup, lazySheet, RegionPicker } from '@/ui';
import { exactYuan } from '../figures';
import styles from './calculator-screen.module.css';

const TradeInSheet = lazySheet(() => import('./trade-in-sheet').then((file) => file.TradeInSheet));

export interface ExtrasProps {
  detail: FinanceShowDetailData;
  tradeIn: FinanceTradeInData;
  /** Trade-in value in the newest result. */
  tradeInFen: number;
  cityCode: string | undefined;
  fault: string | null;
  onTradeIn: (tradeIn: FinanceTradeInData) => void;
  onCity: (cityCode: string) => void;
}

/** The old car that pays a part, and the city that decides what is offered. */
export function Extras({ detail, tradeIn, tradeInFen, cityCode, fault, onTradeIn, onCity }: ExtrasProps) {
  const [sheet, setSheet] = useState<'tradeIn' | 'city' | null>(null);
  const regions = useDeliveryRegions(sheet === 'city');
  const area = useArea();
  const close = () => setSheet(null);
  const hasOldCar = tradeIn.kind !== 'none';
  const amount = exactYuan(tradeIn.kind === 'typed' ? tradeIn.valueFen : tradeInFen);
  const isFixedCity = detail.order !== null && detail.city !== null;
  return (
    <>
      <div className={styles.extras}>
        <CellGroup inset>
          <Cell
            title={t`旧车抵首付`}
            note={fault ? <span className={styles.fault}>{fault}</span> : hasOldCar ? undefined : t`置换旧车，减少首付`}
            value={hasOldCar ? <span className={styles.digits}>{amount}</span> : t`未使用`}
            onClick={() => setSheet('tradeIn')}
          />
          <Cell
            title={t`上牌城市`}
            value={detail.city?.cityName ?? t`请选择`}
            placeholder={!detail.city}
            onClick={isFixedCity ? undefined : () => setSheet('city')}
          />
        </CellGroup>
      </div>
      <TradeInSheet
        isOpen={sheet === 'tradeIn'}
        onClose={close}
        value={tradeIn}
        tradeIns={detail.tradeIns}
        maxFen={detail.maxTradeInFen}
        onChange={onTradeIn}
      />
      <RegionPicker
        isOpen={sheet === 'city' && regions.length > 0}
        onClose={close}
        title={t`上牌城市`}
        regions={regions}
        cityCode={detail.city?.cityCode ?? cityCode ?? null}
        nearCode={area?.cityCode}
        onSelect={({ city }) => onCity(city.code)}
      />
    </>
  );
}
