import { t } from '@lingui/core/macro';
import type { StaffFriendData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { api, useApiMutation } from '@/api';
import { milestoneName, milestoneTone, rewardWords } from '@/features/invite/invite-words';
import { dial } from '@/platform/external';
import { Button, Popup, Section, Stack, Tag, Text, TextArea, toast } from '@/ui';
import styles from './employee.module.css';
import { readBoardAgain } from './staff-keys';

const TEXT_MOST = 200;

/** Where and when the customer drives; empty before there is a place. */
function visitWords({ modelName, visit }: StaffFriendData): string {
  const when = visit?.startsAt ? formatDateTime(visit.startsAt) : '';
  return [modelName, visit?.storeName, when].filter(Boolean).join(' · ');
}

/** An invited customer of an employee: state, drive, points; a call with consent, and a dispute of the state. */
export function StaffFriendCard({ friend, slug }: { friend: StaffFriendData; slug: string }) {
  const [isOpen, setOpen] = useState(false);
  const { relationId, mobile, state, lockedAt, steps, mayCall, canDispute, dispute } = friend;
  const call = async () => {
    const body = { slug, relationId };
    const answer = await api('POST /api/mpmkt/v1/campaign/staff/contact', { body }).catch(() => null);
    if (answer) dial(answer.mobile);
  };
  const visit = visitWords(friend);
  return (
    <Section pad="m">
      <Stack gap={2}>
        <Stack row justify="between" align="center" gap={2}>
          <Text weight="medium" heading={2}>
            {mobile}
          </Text>
          <Tag tone={milestoneTone(state)}>{state === 'lapsed' ? t`无效` : milestoneName(state)}</Tag>
        </Stack>
        <Text size="small" tone="secondary">{t`${formatDateTime(lockedAt)} 接受邀请`}</Text>
        {visit !== '' && <Text size="small">{visit}</Text>}
        {state === 'lapsed' && <Text size="small" tone="warning">{t`无效原因：客户订单已退款`}</Text>}
        {steps.flatMap(({ milestone, rewards }) =>
          rewards.map((reward) => (
            <Text key={`${milestone}${reward.title}`} size="small">
              {rewardWords(reward)}
            </Text>
          )),
        )}
        {dispute && <Text size="small" tone="secondary">{t`已申诉：${dispute.text}`}</Text>}
        {dispute?.answer && <Text size="small">{t`运营答复：${dispute.answer}`}</Text>}
        <div className={styles.actions}>
          {mayCall && (
            <Button size="small" variant="secondary" icon="phone" label={t`致电 ${mobile}`} onClick={() => void call()}>
              {t`致电客户`}
            </Button>
          )}
          {canDispute && (
            <Button size="small" variant="secondary" label={t`申诉 ${mobile}`} onClick={() => setOpen(true)}>
              {t`状态有误`}
            </Button>
          )}
        </div>
      </Stack>
      <DisputeSheet isOpen={isOpen} onClose={() => setOpen(false)} slug={slug} relationId={relationId} />
    </Section>
  );
}

interface DisputeSheetProps {
  isOpen: boolean;
  onClose: () => void;
  slug: string;
  relationId: string;
}

/** One text about a state that is wrong. */
function DisputeSheet({ isOpen, onClose, slug, relationId }: DisputeSheetProps) {
  const [text, setText] = useState('');
  const sending = useApiMutation('POST /api/mpmkt/v1/campaign/staff/dispute', {
    onSuccess: () => {
      toast(t`申诉已提交，运营将尽快核实`);
      onClose();
      readBoardAgain();
    },
  });
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`申诉记录状态`}
      footer={
        <Button
          block
          disabled={text.trim() === ''}
          loading={sending.isPending}
          onClick={() => sending.mutate({ slug, relationId, text: text.trim() })}
        >
          {t`提交申诉`}
        </Button>
      }
    >
      <TextArea
        label={t`哪里不对`}
        value={text}
        onChange={setText}
        maxLength={TEXT_MOST}
        placeholder={t`例如：客户已到店试驾，记录仍显示已预约`}
      />
    </Popup>
  );
}
