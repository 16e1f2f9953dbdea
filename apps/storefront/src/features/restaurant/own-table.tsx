import { t } from '@lingui/core/macro';
import type { TableBookingData } from '@voltfront/contract';
import { type ReplyOf, serverNow, useApiMutation } from '@/api';
import { navigate } from '@/navigation';
import { Button, Cell, CellGroup, longDate, modal, Section, Stack, slotWords, Text, toast } from '@/ui';

export interface OwnTableProps {
  restaurantId: string;
  booking: TableBookingData;
  onChange: () => void;
  onCancelled: () => void;
}

/** The upcoming booking of the customer, to be changed or cancelled until two hours before. */
export function OwnTable({ restaurantId, booking, onChange, onCancelled }: OwnTableProps) {
  const { startsAt, endsAt, persons, phone, changeUntilAt } = booking;
  const now = serverNow();
  const canChange = now <= changeUntilAt;
  const cancel = useApiMutation('POST /api/mporder/v1/restaurant/cancel', {
    onSuccess: () => {
      toast(t`已取消订座`);
      onCancelled();
    },
    onError: onCancelled,
  });
  const askCancel = async () => {
    if (await modal({ content: t`确定取消订座吗？` })) cancel.mutate({ restaurantId });
  };
  return (
    <Section pad="l" apart="before" label={t`我的订座`}>
      <Stack gap={2}>
        <Text weight="bold" heading={2}>{t`我的订座`}</Text>
        <Text>{slotWords({ key: '', startAt: startsAt, endAt: endsAt }, now)}</Text>
        <Text size="small" tone="secondary">{t`${persons} 人 · ${phone}`}</Text>
        {canChange ? (
          <Stack row gap={2}>
            <Button block size="small" variant="secondary" loading={cancel.isPending} onClick={() => void askCancel()}>
              {t`取消订座`}
            </Button>
            <Button block size="small" onClick={onChange}>
              {t`更改`}
            </Button>
          </Stack>
        ) : (
          <Text size="small" tone="secondary">{t`距用餐不足 2 小时，如需更改请致电餐厅`}</Text>
        )}
      </Stack>
    </Section>
  );
}

type Coupons = ReplyOf<'GET /api/mporder/v1/restaurant/own'>['coupons'];

/** Coupons of the customer that count here, each to be shown to the staff. */
export function OwnCoupons({ coupons }: { coupons: Coupons }) {
  if (coupons.length === 0) return null;
  return (
    <CellGroup inset title={t`本店可用卡券`}>
      {coupons.map(({ couponId, title, expiresAt }) => {
        const until = longDate(expiresAt - 1);
        return (
          <Cell
            key={couponId}
            icon="coupon"
            title={title}
            note={t`${until} 前有效`}
            value={t`出示`}
            onClick={() => navigate('/pagesMine/cardBag/cardDetail', { couponId })}
          />
        );
      })}
      <Cell title={t`全部卡券`} onClick={() => navigate('/pagesMine/cardBag/index')} />
    </CellGroup>
  );
}
