import { t } from '@lingui/core/macro';
import type { PartnerData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { Fill, Picture, Section, Stack, Tag, Text } from '@/ui';
import styles from './partner.module.css';

export interface PartnerHeadProps {
  partner: PartnerData;
  /** For the partner: code and time of the contract in the place of the benefit. */
  code?: string;
}

/** A business partner with logo and benefit, or with the own contract. */
export function PartnerHead({ partner, code }: PartnerHeadProps) {
  const { name, logo, benefit, startsAt, endsAt, isOver } = partner;
  return (
    <Section pad="l" label={t`合作伙伴`}>
      <Stack row align="center" gap={3}>
        <div className={styles.logo}>
          <Picture src={logo} width={56} aspect={1} alt="" fit="contain" />
        </div>
        <Fill>
          <Text weight="bold" size="title-2">
            {name}
          </Text>
          {code === undefined && !isOver && <Text size="small">{benefit}</Text>}
          {code !== undefined && (
            <>
              <Text size="small" tone="secondary">
                {t`自 ${formatDate(startsAt)} 起`}
              </Text>
              <Text size="small" tone="secondary">
                {t`至 ${formatDate(endsAt)} 止`}
              </Text>
              <Text size="small" tone="secondary">
                {code === '' ? t`邀约码将在首次生成海报时创建` : t`邀约码 ${code}`}
              </Text>
            </>
          )}
        </Fill>
        {code !== undefined && <Tag tone={isOver ? 'neutral' : 'success'}>{isOver ? t`合约已结束` : t`合约有效`}</Tag>}
      </Stack>
    </Section>
  );
}
