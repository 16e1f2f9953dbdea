import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { QuotaGiftData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { ConfirmGift, GiftMade } from '@/features/quota/confirm-gift';
import { giftDraft } from '@/features/quota/gift-draft';
import { QUOTA } from '@/features/quota/quota-keys';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { EmptyState } from '@/ui';

const ROUTE = '/pagesBannerActivity/innerShare/confirm';

/** 确认赠送: an employee confirms a gift, and sends its link. */
export default function InnerShareConfirmPage() {
  const { id: slug = 'inner-coupon' } = useParams(ROUTE);
  const [draft] = useState(giftDraft);
  const [gift, setGift] = useState<QuotaGiftData | null>(null);
  const quota = useQuery(apiQuery(QUOTA, { slug }));
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[quota]} hasBottomBar>
      {() => {
        if (gift) return <GiftMade gift={gift} />;
        if (draft && quota.data)
          return <ConfirmGift draft={draft} giftHours={quota.data.settings.giftHours} onDone={setGift} />;
        return (
          <EmptyState
            type="coupon"
            title={t`赠送信息已失效，请重新填写`}
            btnText={t`去填写`}
            onAction={() => redirect('/pagesBannerActivity/innerShare/index', { id: slug })}
          />
        );
      }}
    </Page>
  );
}
