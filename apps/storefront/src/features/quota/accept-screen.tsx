import { t } from '@lingui/core/macro';
import type { QuotaGiftViewData } from '@voltfront/contract';
import { formatDate, formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { switchTab } from '@/navigation';
import { BottomBar, Button, NoticeBar, Picture, Section, Text, toast } from '@/ui';
import { ModelSheet } from './model-sheet';
import { readQuotaAgain } from './quota-keys';
import { giftNotice } from './quota-words';
import { ValueList } from './value-list';

/** A coupon from somebody in the family: who gives it, what it is worth, until when; accepting it chooses the model. */
export function AcceptScreen({ giftCode, view }: { giftCode: string; view: QuotaGiftViewData }) {
  const { campaign, giver, values, state, expiresAt } = view;
  const [isOpen, setOpen] = useState(false);
  const accepting = useApiMutation('POST /api/mpmkt/v1/campaign/quota/gift/accept', {
    onSuccess: () => {
      setOpen(false);
      toast(t`已放入卡券包`);
    },
    onSettled: readQuotaAgain,
  });
  const notice = giftNotice(state);
  return (
    <>
      <Picture src={campaign.artwork.wide} width={390} aspect={1.9} alt="" eager />
      {notice && <NoticeBar icon="info">{notice}</NoticeBar>}
      {state === 'mine' && <NoticeBar icon="info">{t`已领取，内购券在您的卡券包中`}</NoticeBar>}
      <Section pad="l" label={t`赠送人`}>
        <Text size="title-2" weight="bold" heading={1}>
          {t`${giver.nickname} 送你一张内购券`}
        </Text>
        <Text tone="secondary">{giver.organName}</Text>
        {state === 'waiting' && <Text size="small" tone="warning">{t`请在 ${formatDateTime(expiresAt)} 前领取`}</Text>}
      </Section>
      <ValueList values={values} endsOn={formatDate(campaign.endsAt - 1)} />
      <CampaignRules rules={campaign.rules} />
      {(state === 'waiting' || state === 'mine') && (
        <BottomBar>
          {state === 'waiting' ? (
            <Button block onClick={() => setOpen(true)}>{t`立即领取`}</Button>
          ) : (
            <Button block onClick={() => switchTab('/pages/car/index')}>{t`去选车`}</Button>
          )}
        </BottomBar>
      )}
      <ModelSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        values={values}
        isBusy={accepting.isPending}
        onChoose={(prizeId) => accepting.mutate({ giftCode, prizeId })}
      />
    </>
  );
}
