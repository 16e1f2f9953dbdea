import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';
import { navigate } from '@/navigation';
import { dial } from '@/platform/external';
import { Avatar, Button, Card, Fill, linked, Stack, Text } from '@/ui';
import styles from './mine.module.css';

type Adviser = NonNullable<ReplyOf<'GET /api/mporder/v1/order/newestOpen'>['adviser']>;

/** Adviser of the customer, with a button to call; the name leads to them and their store. */
export function AdviserCell({ adviser }: { adviser: Adviser }) {
  const { name, phone, avatar } = adviser;
  return (
    <Card className={styles.card}>
      <Stack row align="center" gap={3}>
        <div className={styles.adviser} {...linked(() => navigate('/pagesStore/storeInfo'))}>
          <Avatar src={avatar} name={name} size="medium" />
          <Fill>
            <Text weight="medium">{name}</Text>
            <Text size="small" tone="secondary">{t`您的专属顾问`}</Text>
          </Fill>
        </div>
        <Button size="small" variant="secondary" icon="phone" label={t`致电 ${name}`} onClick={() => dial(phone)}>
          {t`联系`}
        </Button>
      </Stack>
    </Card>
  );
}
