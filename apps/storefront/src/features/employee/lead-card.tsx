import { t } from '@lingui/core/macro';
import type { LeadData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { Button, modal, Popup, Section, Stack, Tag, Text, Timeline, toast } from '@/ui';
import styles from './employee.module.css';
import { readLeadsAgain } from './lead-keys';
import { leadStateName, leadStepName, leadTone, relationName } from './lead-words';

export interface LeadCardProps {
  lead: LeadData;
  slug: string;
  /** Days by which a protection becomes longer. */
  extendDays: number;
}

/** How long nobody else can recommend the customer. */
function protectionWords({ state, daysLeft }: LeadData): string {
  if (state === 'lapsed') return t`保护期已结束`;
  return daysLeft === null ? t`已锁定为您的推荐` : t`保护期剩余 ${daysLeft} 天`;
}

/** A recommended customer: where they stand, how long they are protected, what they brought; the timeline in a sheet. */
export function LeadCard({ lead, slug, extendDays }: LeadCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { leadId, name, mobile, relation, modelName, cityName, state, rewards } = lead;
  const extending = useApiMutation('POST /api/mpmkt/v1/campaign/lead/extend', { onSettled: readLeadsAgain });
  const extend = async () => {
    const isSure = await modal({ title: t`延长保护`, content: t`每位客户仅可延长一次，延长 ${extendDays} 天` });
    if (!isSure) return;
    extending.mutate({ slug, leadId }, { onSuccess: () => toast(t`保护期已延长 ${extendDays} 天`) });
  };
  return (
    <Section pad="m">
      <Stack gap={2}>
        <Stack row justify="between" align="center" gap={2}>
          <Text weight="medium" heading={2}>
            {name} {mobile}
          </Text>
          <Tag tone={leadTone(state)}>{leadStateName(state)}</Tag>
        </Stack>
        <Text size="small" tone="secondary">{`${relationName(relation)} · ${modelName} · ${cityName}`}</Text>
        <Text size="small" tone={state === 'lapsed' ? 'secondary' : undefined}>
          {protectionWords(lead)}
        </Text>
        {rewards.map((reward) => (
          <Text
            key={`${reward.title}${reward.isTakenBack}`}
            size="small"
            tone={reward.isTakenBack ? 'secondary' : undefined}
          >
            {reward.isTakenBack ? t`${reward.title} 已收回` : t`${reward.title} 已到账`}
          </Text>
        ))}
        <div className={styles.actions}>
          {lead.canExtend && (
            <Button
              size="small"
              variant="secondary"
              label={t`延长保护 ${mobile}`}
              loading={extending.isPending}
              onClick={() => void extend()}
            >
              {t`延长保护`}
            </Button>
          )}
          <Button size="small" variant="secondary" label={t`查看进度 ${mobile}`} onClick={() => setOpen(true)}>
            {t`查看进度`}
          </Button>
        </div>
      </Stack>
      <Popup isOpen={isOpen} onClose={() => setOpen(false)} title={t`跟进进度`}>
        <div className={styles.sheet}>
          <Timeline
            items={lead.steps
              .map(({ step, at }) => ({ key: `${step}${at}`, title: leadStepName(step), time: formatDateTime(at) }))
              .reverse()}
          />
        </div>
      </Popup>
    </Section>
  );
}
