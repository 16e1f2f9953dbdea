import { t } from '@lingui/core/macro';
import type { OfferData, OffersData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { navigate } from '@/navigation';
import { Button } from '@/ui';
import { obstacleOf, openTask, taskVerb } from './offer-words';
import type { useTake } from './use-take';

export interface TakeButtonProps {
  campaign: OffersData['campaign'];
  offer: OfferData;
  taking: ReturnType<typeof useTake>;
  /** Opens the share sheet, for offers whose task that is. */
  onShare?: () => void;
  onTaken?: () => void;
}

/** The one button of an offer: taking it, its task, what was given, or why it cannot be taken. */
export function TakeButton({ campaign, offer, taking, onShare = () => undefined, onTaken }: TakeButtonProps) {
  const { own, price, title, task } = offer;
  const couponId = own?.state === 'taken' ? (own.award?.couponId ?? null) : null;
  if (couponId !== null)
    return (
      <Small
        text={t`去使用`}
        title={title}
        isSecond
        run={() => navigate('/pagesMine/cardBag/cardDetail', { couponId })}
      />
    );
  const obstacle = reasonAgainst(campaign) ?? (own && obstacleOf(own.state));
  if (obstacle !== null) return <Small text={obstacle} title={title} />;
  if (own?.state === 'task' && task)
    return <Small text={taskVerb(task)} title={title} isSecond run={() => openTask(task, onShare)} />;
  return (
    <Small
      text={price > 0 ? t`${withCommas(price)} 积分` : t`领取`}
      title={title}
      isLoading={taking.taking === offer.prizeId}
      run={() => void taking.take(offer).then((isTaken) => isTaken && onTaken?.())}
    />
  );
}

interface SmallProps {
  text: string;
  title: string;
  /** Left out: disabled. */
  run?: () => void;
  isSecond?: boolean;
  isLoading?: boolean;
}

function Small({ text, title, run, isSecond, isLoading }: SmallProps) {
  return (
    <Button
      size="small"
      variant={isSecond ? 'secondary' : 'primary'}
      disabled={run === undefined}
      loading={Boolean(isLoading)}
      label={`${text} ${title}`}
      onClick={run}
    >
      {text}
    </Button>
  );
}
