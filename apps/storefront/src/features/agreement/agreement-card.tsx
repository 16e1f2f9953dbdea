import { t } from '@lingui/core/macro';
import type { AgreementSummaryData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { Button, Card, Fill, Stack, Tag, type TagProps, Text } from '@/ui';
import styles from './agreement-card.module.css';
import { agreementStateName, needsSigning } from './agreement-words';

export interface AgreementCardProps {
  agreement: AgreementSummaryData;
  /** It belongs to an order, so it can be signed here. */
  canSign: boolean;
  onOpen: () => void;
}

const toneOf = (agreement: AgreementSummaryData): NonNullable<TagProps['tone']> => {
  if (agreement.state === 'void') return 'neutral';
  return needsSigning(agreement) ? 'warning' : 'success';
};

/** One agreement of the list: where it stands, and reading or signing it. */
export function AgreementCard({ agreement, canSign, onOpen }: AgreementCardProps) {
  const { title, version, signedAt, isRequired } = agreement;
  const isWaiting = canSign && needsSigning(agreement);
  const time = signedAt === null ? '' : formatDateTime(signedAt);
  return (
    <Card className={styles.card}>
      <Stack row align="start">
        <Fill>
          <Text size="body-large" weight="medium" leading="normal">
            {title}
          </Text>
          <div className={styles.note}>
            {t`版本 ${version}`}
            {isRequired && ` · ${t`必签`}`}
          </div>
          {time && <div className={styles.note}>{t`签署于 ${time}`}</div>}
        </Fill>
        {canSign && (
          <Tag tone={toneOf(agreement)} className={styles.tag}>
            {agreementStateName(agreement)}
          </Tag>
        )}
      </Stack>
      <div className={styles.actions}>
        <Button
          size="small"
          variant={isWaiting ? 'primary' : 'secondary'}
          label={isWaiting ? t`阅读并签署${title}` : t`查看${title}`}
          onClick={onOpen}
        >
          {isWaiting ? t`阅读并签署` : t`查看`}
        </Button>
      </div>
    </Card>
  );
}
