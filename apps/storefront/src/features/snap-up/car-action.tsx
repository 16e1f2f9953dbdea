import { t } from '@lingui/core/macro';
import type { SnapUpCarData, SnapUpSessionData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Button } from '@/ui';
import { type SaleHead, stepName, stepOf, turnsOf } from './snap-up-words';
import { SALE_PAGES, useSaleReminder } from './use-place';
import { useTurn } from './use-turn';

export interface CarActionProps {
  head: SaleHead;
  session: SnapUpSessionData;
  car: SnapUpCarData;
}

/** What can be done about a car in a list: its appointment, its reminder, or the way to its page. */
export function CarAction({ head, session, car }: CarActionProps) {
  const now = useTurn(turnsOf(head, session));
  const { campaign, look } = head;
  const { code, isReminded, versionName } = car;
  const step = stepOf(head, session, car, now);
  const { set, isBusy } = useSaleReminder(campaign.slug);
  const open = () => navigate(SALE_PAGES[look].detail, { id: campaign.slug, code });
  const common = { size: 'small' as const, disabled: isBusy };
  if (step === 'book' || step === 'booked')
    return (
      <Button
        {...common}
        variant={step === 'book' ? 'primary' : 'secondary'}
        label={`${stepName(step)} ${versionName}`}
        onClick={() => void set(code, 'start', step === 'book')}
      >
        {stepName(step)}
      </Button>
    );
  if (step === 'soldOut') {
    const text = isReminded ? t`已设提醒` : t`到货提醒`;
    return (
      <Button
        {...common}
        variant="secondary"
        label={`${text} ${versionName}`}
        onClick={() => void set(code, 'restock', !isReminded)}
      >
        {text}
      </Button>
    );
  }
  const isMain = step === 'buy' || step === 'held';
  return (
    <Button
      {...common}
      variant={isMain ? 'primary' : 'secondary'}
      label={`${stepName(step)} ${versionName}`}
      onClick={open}
    >
      {isMain ? stepName(step) : t`查看`}
    </Button>
  );
}
