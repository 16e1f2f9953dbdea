import { t } from '@lingui/core/macro';
import type { OwnedCarData } from '@voltfront/contract';
import { timeLeft } from '@voltfront/rules/drive/warranty';
import { withCommas } from '@voltfront/rules/money';
import { serverNow } from '@/api';
import { navigate } from '@/navigation';
import { Cell, CellGroup, longDate } from '@/ui';

/** How long a car is covered still, by time and by distance, and the benefits that its owner has not used. */
export function CarCover({ car }: { car: OwnedCarData }) {
  const { warranty, odometerKm, benefits } = car;
  const run = odometerKm === null ? '' : withCommas(odometerKm);
  return (
    <>
      <CellGroup inset title={t`质保`}>
        {odometerKm !== null && <Cell title={t`行驶里程`} value={t`${run} 公里`} />}
        <Warranty title={t`整车质保`} odometerKm={odometerKm} {...warranty.car} />
        <Warranty title={t`三电质保`} odometerKm={odometerKm} {...warranty.battery} />
      </CellGroup>
      {benefits.length > 0 && (
        <CellGroup inset title={t`未使用的权益`}>
          {benefits.map(({ couponId, title, expiresAt }) => (
            <Cell
              key={couponId}
              icon="coupon"
              title={title}
              note={t`${longDate(expiresAt - 1)} 前有效`}
              onClick={() => navigate('/pagesMine/cardBag/cardDetail', { couponId })}
            />
          ))}
        </CellGroup>
      )}
    </>
  );
}

interface WarrantyProps {
  title: string;
  untilAt: number;
  km: number;
  odometerKm: number | null;
}

function Warranty({ title, untilAt, km, odometerKm }: WarrantyProps) {
  const left = timeLeft(serverNow(), untilAt);
  const date = longDate(untilAt);
  const distance = withCommas(km);
  const leftKm = odometerKm === null ? null : Math.max(0, km - odometerKm);
  const isOver = left === null || leftKm === 0;
  return (
    <Cell
      title={title}
      note={t`至 ${date} 或 ${distance} 公里，以先到者为准`}
      value={isOver ? t`已到期` : leftWords(left, leftKm)}
    />
  );
}

function leftWords({ years, months }: { years: number; months: number }, leftKm: number | null): string {
  const time =
    years === 0 ? t`${Math.max(1, months)} 个月` : months === 0 ? t`${years} 年` : t`${years} 年 ${months} 个月`;
  if (leftKm === null) return t`剩 ${time}`;
  const km = withCommas(leftKm);
  return t`剩 ${time} / ${km} 公里`;
}
