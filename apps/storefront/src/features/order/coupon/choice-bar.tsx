import { t } from '@lingui/core/macro';
import { BottomBar, Button, Price, Text } from '@/ui';
import type { CouponChoice } from './use-coupon-choice';

/** What the chosen coupons save and make of the price, no coupon at all, and the way back with the choice. */
export function ChoiceBar({ choice }: { choice: CouponChoice }) {
  const { quote, ticked, isQuoting, isConfirming, choose, confirm } = choice;
  const count = ticked.length;
  return (
    <BottomBar
      lead={
        <div aria-live="polite" aria-busy={isQuoting}>
          <Text size="caption" tone="secondary">
            {count > 0 ? t`已选 ${count} 张，共省` : t`未使用优惠券`}{' '}
            {count > 0 && <Price fen={quote.reductionFen} size="small" tone="accent" />}
          </Text>
          <div>
            <Text inline size="caption" tone="secondary">{t`券后`}</Text> <Price fen={quote.totalFen} />
          </div>
        </div>
      }
    >
      <Button variant="secondary" disabled={count === 0 || isConfirming} onClick={() => choose([])}>
        {t`不使用`}
      </Button>
      <Button disabled={isQuoting} loading={isConfirming} onClick={confirm}>
        {t`确定`}
      </Button>
    </BottomBar>
  );
}
