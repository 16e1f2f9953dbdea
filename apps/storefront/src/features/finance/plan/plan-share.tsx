import { t } from '@lingui/core/macro';
import type { FinancePlanData, ReplyOf } from '@voltfront/contract';
import { useMemo, useState } from 'react';
import { useApiMutation } from '@/api';
import { webLink } from '@/platform/share';
import { ShareSheet } from '@/ui';
import { planPoster } from './plan-poster';
import { inputOf } from './use-plan';

type SharedPlan = ReplyOf<'POST /api/mporder/v1/finance/share'>;

/** Stores the plan under a code, then shows the ways to pass it on. */
export function usePlanShare() {
  const [shared, setShared] = useState<{ plan: FinancePlanData; reply: SharedPlan } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const make = useApiMutation('POST /api/mporder/v1/finance/share', { loading: true });
  const open = (plan: FinancePlanData) => {
    if (shared?.plan.fingerprint === plan.fingerprint) return setIsOpen(true);
    make.mutate(inputOf(plan), {
      onSuccess: (reply) => {
        setShared({ plan, reply });
        setIsOpen(true);
      },
    });
  };
  return { shared, isOpen, open, close: () => setIsOpen(false) };
}

export interface PlanShareSheetProps {
  share: ReturnType<typeof usePlanShare>;
}

/** The ways to pass a plan on: a link, a picture, a code. Nothing in them says who made it. */
export function PlanShareSheet({ share: { shared, isOpen, close } }: PlanShareSheetProps) {
  const poster = useMemo(
    () => shared && planPoster(shared.plan, webLink(shared.reply.path), shared.reply.validUntil),
    [shared],
  );
  if (!shared || !poster) return null;
  const { car } = shared.plan;
  return (
    <ShareSheet
      isOpen={isOpen}
      onClose={close}
      title={t`分享方案`}
      content={{ title: t`${car.modelName} ${car.versionName} 金融方案`, address: shared.reply.path }}
      poster={poster}
    />
  );
}
