import { t } from '@lingui/core/macro';
import type { SnapUpDetailData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { BottomBar, Button, Price, Text } from '@/ui';
import { stepName, stepOf, turnsOf } from './snap-up-words';
import { SALE_PAGES, usePlace, useSaleReminder } from './use-place';
import { useTurn } from './use-turn';

/** The button of a car: what it says and does follows session, stock and what the person has. */
export function CarBar({ detail }: { detail: SnapUpDetailData }) {
  const { session, car, depositFen } = detail;
  const now = useTurn(turnsOf(detail, session));
  return (
    <BottomBar
      lead={
        <div>
          <Text size="caption" tone="secondary">{t`抢购定金`}</Text>
          <Price fen={depositFen} size="large" />
        </div>
      }
    >
      <Action detail={detail} step={stepOf(detail, session, car, now)} />
    </BottomBar>
  );
}

interface ActionProps {
  detail: SnapUpDetailData;
  step: ReturnType<typeof stepOf>;
}

function Action({ detail, step }: ActionProps) {
  const { campaign, look, car, own } = detail;
  const { code, isReminded } = car;
  const { take, isWaiting } = usePlace(detail);
  const { set, isBusy } = useSaleReminder(campaign.slug);
  switch (step) {
    case 'buy':
      return (
        <Button block loading={isWaiting} onClick={() => void take()}>
          {isWaiting ? t`排队中` : stepName(step)}
        </Button>
      );
    case 'book':
    case 'booked':
      return (
        <Button
          block
          variant={step === 'book' ? 'primary' : 'secondary'}
          loading={isBusy}
          onClick={() => void set(code, 'start', step === 'book')}
        >
          {step === 'book' ? t`预约` : stepName(step)}
        </Button>
      );
    case 'soldOut':
      return (
        <Button block variant="secondary" loading={isBusy} onClick={() => void set(code, 'restock', !isReminded)}>
          {isReminded ? t`已抢光 · 已设回流提醒` : t`已抢光 · 回流提醒我`}
        </Button>
      );
    case 'held':
    case 'otherHeld':
      return (
        <Button
          block
          onClick={() => navigate(SALE_PAGES[look].confirm, { id: campaign.slug, code: own?.code ?? code })}
        >
          {stepName(step)}
        </Button>
      );
    case 'pay':
      return (
        <Button block onClick={() => navigate('/pagesOrder/pay/index', { orderNo: own?.orderNo ?? '' })}>
          {stepName(step)}
        </Button>
      );
    case 'bought':
      return (
        <Button block variant="secondary" onClick={() => openBought(own?.orderNo ?? null)}>
          {t`已参与 · 查看订单`}
        </Button>
      );
    default:
      return (
        <Button block disabled>
          {stepName(step)}
        </Button>
      );
  }
}

const openBought = (orderNo: string | null) =>
  orderNo === null ? navigate('/pagesOrder/order/index') : navigate('/pagesOrder/car/detail', { orderNo });
