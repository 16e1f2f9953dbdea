import { t } from '@lingui/core/macro';
import type { QuotaData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { navigate } from '@/navigation';
import { EmptyState, toast } from '@/ui';
import { ModelSheet } from './model-sheet';
import { PlaceCard } from './place-card';
import { readQuotaAgain } from './quota-keys';
import { ValueList } from './value-list';

/** An employee's quota of this year: each coupon with its state, what it is worth, and the rules. */
export function QuotaScreen({ quota, own }: { quota: QuotaData; own: NonNullable<QuotaData['own']> }) {
  const { campaign, values } = quota;
  const { slug } = campaign;
  const [claimed, setClaimed] = useState<string | null>(null);
  const claiming = useApiMutation('POST /api/mpmkt/v1/campaign/quota/claim', {
    onSuccess: () => {
      setClaimed(null);
      toast(t`已放入卡券包`);
    },
    onSettled: readQuotaAgain,
  });
  const isGone = own.places.every(({ state }) => state === 'used' || state === 'givenAway' || state === 'expired');
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readQuotaAgain} />
      {isGone && <EmptyState type="coupon" top={8} title={t`本年度内购名额已用完`} />}
      {own.places.map((place) => (
        <PlaceCard
          key={place.place}
          place={place}
          isLocked={campaign.state !== 'running'}
          onClaim={() => setClaimed(place.place)}
          onGive={() => navigate('/pagesBannerActivity/innerShare/index', { id: slug })}
        />
      ))}
      <ValueList values={values} endsOn={formatDate(campaign.endsAt - 1)} />
      <CampaignRules rules={campaign.rules} />
      <ModelSheet
        isOpen={claimed !== null}
        onClose={() => setClaimed(null)}
        values={values}
        isBusy={claiming.isPending}
        onChoose={(prizeId) => claimed && claiming.mutate({ slug, place: claimed, prizeId })}
      />
    </>
  );
}
