import { t } from '@lingui/core/macro';
import type { PartnerCustomerData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { Section, Stack, Tag, Text } from '@/ui';
import { customerStateName } from './partner-words';

/** A customer of a partner: where and what they drive, and how long they belong to the partner. */
export function CustomerCard({ customer }: { customer: PartnerCustomerData }) {
  const { name, mobile, state, modelName, storeName, startsAt, daysLeft, createdAt } = customer;
  const visit = [modelName, storeName, startsAt === null ? null : formatDateTime(startsAt)].filter(Boolean).join(' · ');
  const isLapsed = state === 'lapsed';
  return (
    <Section pad="m">
      <Stack gap={2}>
        <Stack row justify="between" align="center" gap={2}>
          <Text weight="medium" heading={2}>
            {name} {mobile}
          </Text>
          <Tag tone={isLapsed ? 'neutral' : state === 'driven' ? 'success' : 'warning'}>{customerStateName(state)}</Tag>
        </Stack>
        {visit !== '' && <Text size="small">{visit}</Text>}
        <Text size="small" tone="secondary">
          {isLapsed
            ? t`${formatDateTime(createdAt)} 留资`
            : t`${formatDateTime(createdAt)} 留资 · 归属剩余 ${daysLeft} 天`}
        </Text>
      </Stack>
    </Section>
  );
}
