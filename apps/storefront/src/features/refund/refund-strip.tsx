import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { RefundQuoteData } from '@voltfront/contract';
import { back } from '@/navigation';
import { dial } from '@/platform/external';
import { Button, Fill, Stack, Text } from '@/ui';
import styles from './refund.module.css';

/** Stays on top: second thoughts, and the adviser's phone, or the hotline where nobody advises. */
export function RefundStrip({ adviser }: { adviser: RefundQuoteData['adviser'] }) {
  const name = adviser?.name ?? t`客服`;
  const phone = adviser?.phone ?? brand.phoneDigits;
  return (
    <div className={styles.strip}>
      <Stack row gap={2} align="center">
        <Fill>
          <Text size="small" tone="secondary">{t`有疑问可先咨询 ${name}`}</Text>
        </Fill>
        <Button size="small" variant="secondary" icon="phone" label={t`拨打顾问电话`} onClick={() => dial(phone)}>
          {t`电话`}
        </Button>
        <Button size="small" variant="soft" onClick={() => back()}>
          {t`再想想`}
        </Button>
      </Stack>
    </div>
  );
}
