import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, type ReplyOf, serverNow } from '@/api';
import styles from '@/features/coupon/coupon.module.css';
import { CouponFace } from '@/features/coupon/coupon-face';
import { couponSubject } from '@/features/coupon/coupon-subject';
import { GiftActions } from '@/features/coupon/gift-actions';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Avatar, Countdown, longDate, Text } from '@/ui';

const ROUTE = '/pagesMine/cardBag/cardReceive';
type Gift = ReplyOf<'GET /api/mpintegral/v1/coupons/gift'>;

/** 领取卡券: what the link of a gift opens. */
export default function CardReceivePage() {
  const { giftCode = '' } = useParams(ROUTE);
  const gift = useQuery({ ...apiQuery('GET /api/mpintegral/v1/coupons/gift', { giftCode }), enabled: giftCode !== '' });
  return (
    <Page route={ROUTE} queries={[gift]} subject={couponSubject} isMissing={giftCode === ''}>
      {() => gift.data && <GiftScreen gift={gift.data} giftCode={giftCode} onEnd={() => void gift.refetch()} />}
    </Page>
  );
}

function stateText({ state, relation }: Gift): string {
  if (state === 'takenBack') return relation === 'giver' ? t`您已收回该卡券` : t`赠送者已收回该卡券`;
  if (state === 'expired') return relation === 'giver' ? t`超时未领取，卡券已退回卡包` : t`赠送链接已过期`;
  if (relation === 'receiver') return t`您已领取该卡券`;
  return relation === 'giver' ? t`好友已领取` : t`该卡券已被领取`;
}

function GiftScreen({ gift, giftCode, onEnd }: { gift: Gift; giftCode: string; onEnd: () => void }) {
  const { giver, message, coupon, state, relation, expiresAt } = gift;
  return (
    <>
      <div className={styles.giver}>
        <Avatar src={giver.avatar} name={giver.nickname} size="large" />
        <Text weight="bold">{relation === 'giver' ? t`您送出了一张卡券` : t`${giver.nickname} 送您一张卡券`}</Text>
        {message && <Text tone="secondary">{message}</Text>}
      </div>
      <div className={styles.list}>
        <CouponFace value={coupon} isFaded={state !== 'open' && relation !== 'receiver'}>
          {t`有效期至 ${longDate(coupon.expiresAt - 1)}`}
        </CouponFace>
      </div>
      <div className={styles.state}>
        {state === 'open' ? (
          <Text size="small" tone="secondary">
            {relation === 'giver' ? t`等待领取，剩余 ` : t`请在 24 小时内领取，剩余 `}
            <Countdown variant="plain" endAt={expiresAt} now={serverNow} onEnd={onEnd} />
          </Text>
        ) : (
          <Text tone="secondary">{stateText(gift)}</Text>
        )}
      </div>
      <GiftActions gift={gift} giftCode={giftCode} />
    </>
  );
}
