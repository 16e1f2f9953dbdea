import { t } from '@lingui/core/macro';
import type { QuotaGiftData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { Button, modal, Section, ShareSheet, Stack, Tag, Text, toast } from '@/ui';
import { giftContent } from './gift-content';
import { readQuotaAgain } from './quota-keys';
import { familyName, giftStateName } from './quota-words';

/** Gifts of an employee, newest first; one that nobody accepted can be sent again or taken back. */
export function GiftRecords({ gifts }: { gifts: readonly QuotaGiftData[] }) {
  if (gifts.length === 0) return null;
  return (
    <>
      <Section pad="m" apart="before">
        <Text weight="medium">{t`赠送记录`}</Text>
      </Section>
      {gifts.map((gift) => (
        <GiftCard key={gift.giftCode} gift={gift} />
      ))}
    </>
  );
}

function GiftCard({ gift }: { gift: QuotaGiftData }) {
  const { giftCode, name, mobile, relation, state, expiresAt, createdAt } = gift;
  const [isOpen, setOpen] = useState(false);
  const taking = useApiMutation('POST /api/mpmkt/v1/campaign/quota/gift/takeBack', {
    onSuccess: () => toast(t`已收回，可重新赠送`),
    onSettled: readQuotaAgain,
  });
  const takeBack = async () => {
    if (await modal({ title: t`收回赠送`, content: t`收回后链接立即失效` })) taking.mutate({ giftCode });
  };
  return (
    <Section pad="m">
      <Stack gap={2}>
        <Stack row justify="between" align="center" gap={2}>
          <Text weight="medium" heading={2}>
            {name} {mobile}
          </Text>
          <Tag tone={state === 'accepted' ? 'success' : state === 'open' ? 'warning' : 'neutral'}>
            {giftStateName(state)}
          </Tag>
        </Stack>
        <Text size="small" tone="secondary">
          {t`${familyName(relation)} · ${formatDateTime(createdAt)} 赠送`}
        </Text>
        {state === 'open' && (
          <>
            <Text size="small" tone="warning">{t`请在 ${formatDateTime(expiresAt)} 前领取`}</Text>
            <Stack row gap={2}>
              <Button size="small" variant="secondary" loading={taking.isPending} onClick={() => void takeBack()}>
                {t`收回`}
              </Button>
              <Button size="small" onClick={() => setOpen(true)}>{t`分享给好友`}</Button>
            </Stack>
          </>
        )}
      </Stack>
      <ShareSheet isOpen={isOpen} onClose={() => setOpen(false)} content={giftContent(giftCode)} />
    </Section>
  );
}
