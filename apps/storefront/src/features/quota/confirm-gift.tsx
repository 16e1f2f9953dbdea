import { t } from '@lingui/core/macro';
import type { QuotaGiftData } from '@voltfront/contract';
import { maskPhone } from '@voltfront/rules/format/mask';
import { useState } from 'react';
import { serverNow, useApiMutation } from '@/api';
import { back } from '@/navigation';
import { BottomBar, Button, Cell, CellGroup, ConsentBox, Countdown, Section, ShareSheet, Stack, Text } from '@/ui';
import { giftContent } from './gift-content';
import { type GiftDraft, keepGiftDraft } from './gift-draft';
import { readQuotaAgain } from './quota-keys';
import { familyName } from './quota-words';

export interface ConfirmGiftProps {
  draft: GiftDraft;
  giftHours: number;
  onDone: (gift: QuotaGiftData) => void;
}

/** A gift before it is made: who gets it, until when, and what employees are responsible for. */
export function ConfirmGift({ draft, giftHours, onDone }: ConfirmGiftProps) {
  const [isAgreed, setAgreed] = useState(false);
  const giving = useApiMutation('POST /api/mpmkt/v1/campaign/quota/gift', {
    onSuccess: (gift) => {
      keepGiftDraft(null);
      onDone(gift);
    },
    onSettled: readQuotaAgain,
  });
  return (
    <>
      <CellGroup inset title={t`赠送信息`}>
        <Cell title={t`内购券`} value={t`亲友内购券 1 张`} />
        <Cell title={t`领取人`} value={draft.name} />
        <Cell title={t`手机号`} value={maskPhone(draft.mobile)} />
        <Cell title={t`关系`} value={familyName(draft.relation)} />
        <Cell title={t`领取时限`} value={t`${giftHours} 小时，逾期自动退回`} />
      </CellGroup>
      <Section pad="m">
        <ConsentBox checked={isAgreed} onChange={setAgreed}>
          {t`我确认领取人为本人亲属，不出售、不转让内购券；违反的按公司制度处理`}
        </ConsentBox>
      </Section>
      <BottomBar>
        <Button block variant="secondary" onClick={() => void back()}>{t`返回修改`}</Button>
        <Button
          block
          disabled={!isAgreed}
          loading={giving.isPending}
          onClick={() => giving.mutate({ ...draft, isAgreed: true })}
        >
          {t`确认赠送`}
        </Button>
      </BottomBar>
    </>
  );
}

/** The gift was made: how long it can be accepted, and the ways to send it. */
export function GiftMade({ gift: { giftCode, name, mobile, expiresAt } }: { gift: QuotaGiftData }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Section pad="l" label={t`赠送成功`}>
        <Stack gap={3}>
          <Text size="title-1" weight="bold" heading={1}>{t`内购券已锁定，等待领取`}</Text>
          <Text tone="secondary">{t`请将链接发给 ${name}，仅 ${mobile} 可领取`}</Text>
          <Stack row gap={2} align="center">
            <Text size="small" tone="secondary">{t`剩余领取时间`}</Text>
            <Countdown endAt={expiresAt} now={serverNow} onEnd={readQuotaAgain} />
          </Stack>
        </Stack>
      </Section>
      <BottomBar>
        <Button block onClick={() => setOpen(true)}>{t`分享给好友`}</Button>
      </BottomBar>
      <ShareSheet isOpen={isOpen} onClose={() => setOpen(false)} content={giftContent(giftCode)} />
    </>
  );
}
