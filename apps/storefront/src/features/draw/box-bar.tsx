import { t } from '@lingui/core/macro';
import type { DrawData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { navigate } from '@/navigation';
import { BottomBar, Button } from '@/ui';
import { reasonAgainst } from './draw-words';

export interface BoxBarProps {
  draw: DrawData;
  isDrawing: boolean;
  onDraw: (payWith: 'points' | 'chance') => void;
}

/** Opening a box for points or a chance, or why that is not possible now. */
export function BoxBar({ draw, isDrawing, onDraw }: BoxBarProps) {
  const reason = reasonAgainst(draw);
  if (reason !== null)
    return (
      <BottomBar>
        <Button block disabled>
          {reason}
        </Button>
      </BottomBar>
    );
  const { own, settings } = draw;
  const chances = own?.chances ?? 0;
  return (
    <BottomBar>
      {chances > 0 && (
        <Button block loading={isDrawing} onClick={() => onDraw('chance')}>
          {t`机会开盒 ×${chances}`}
        </Button>
      )}
      {settings.price !== null && (
        <PointsButton {...{ draw, isDrawing, onDraw }} price={settings.price} isSecond={chances > 0} />
      )}
    </BottomBar>
  );
}

function PointsButton({
  draw: { own },
  price,
  isSecond,
  isDrawing,
  onDraw,
}: BoxBarProps & { price: number; isSecond: boolean }) {
  const variant = isSecond ? 'secondary' : 'primary';
  if (own && own.points < price)
    return (
      <Button block variant={variant} onClick={() => navigate('/pagesMine/integral')}>
        {t`还差 ${withCommas(price - own.points)} 积分，去赚积分`}
      </Button>
    );
  return (
    <Button
      block
      variant={variant}
      loading={isDrawing && !isSecond}
      disabled={isDrawing}
      onClick={() => onDraw('points')}
    >
      {t`${price} 积分开盒`}
    </Button>
  );
}
