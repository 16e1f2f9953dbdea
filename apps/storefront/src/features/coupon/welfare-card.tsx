import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';
import { navigate } from '@/navigation';
import { Button, longDate, Tag } from '@/ui';
import { CouponFace } from './coupon-face';

type Offer = ReplyOf<'GET /api/mpintegral/v1/coupons/welfare'>['offers'][number];

/** Audience of an offer. */
function audienceText({ audience, minLevel }: Offer): string {
  if (audience === 'newCustomer') return t`仅限注册 30 天内的新用户`;
  if (audience === 'order') return t`仅限已下订用户`;
  if (audience === 'owner') return t`仅限车主`;
  if (audience === 'level') return t`成长等级 LV${minLevel} 及以上可领`;
  return t`所有用户可领`;
}

const stateText = (state: Offer['state']): string =>
  ({
    claimable: t`可领取`,
    claimed: t`已领取`,
    soldOut: t`已领完`,
    notBegun: t`未开始`,
    notEligible: t`不符合条件`,
  })[state];

export interface WelfareCardProps {
  offer: Offer;
  isClaiming: boolean;
  onClaim: () => void;
}

/** A welfare coupon: claimed by a tap, or why not. */
export function WelfareCard({ offer, isClaiming, onClaim }: WelfareCardProps) {
  const { state, couponId, startsAt, endsAt, leftPercent } = offer;
  const isOver = state === 'soldOut' || state === 'notEligible';
  const period = state === 'notBegun' ? t`${longDate(startsAt)} 开始领取` : t`${longDate(endsAt - 1)} 前领取`;
  return (
    <div role="listitem">
      <CouponFace
        value={offer}
        isFaded={isOver}
        tag={<Tag tone={state === 'claimable' ? 'accent' : 'neutral'}>{stateText(state)}</Tag>}
        action={
          state === 'claimable' ? (
            <Button size="small" loading={isClaiming} onClick={onClaim}>{t`领取`}</Button>
          ) : couponId ? (
            <Button
              size="small"
              variant="secondary"
              onClick={() => navigate('/pagesMine/cardBag/cardDetail', { couponId })}
            >
              {t`查看`}
            </Button>
          ) : null
        }
      >
        <div>{audienceText(offer)}</div>
        <div>{leftPercent === null || state === 'soldOut' ? period : t`${period}，剩余 ${leftPercent}%`}</div>
      </CouponFace>
    </div>
  );
}
