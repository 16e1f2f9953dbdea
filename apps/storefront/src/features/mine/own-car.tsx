import { t } from '@lingui/core/macro';
import type { OrderSummaryData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Button, Picture, Section, Stack, Tag, Text } from '@/ui';
import styles from './mine.module.css';

/** The car that an owner has, shown while no order is open. */
export function OwnCar({ car }: { car: OrderSummaryData }) {
  const { orderNo, modelName, versionName, cutout } = car;
  return (
    <Section pad="l" label={t`我的车`}>
      <Stack row align="center" justify="between">
        <Text size="body-large" weight="bold" heading={2}>
          {modelName}
        </Text>
        <Tag tone="success">{t`已交付`}</Tag>
      </Stack>
      <Text size="small" tone="secondary">
        {versionName}
      </Text>
      <div className={styles.carPicture}>
        <Picture src={cutout} width={280} aspect={16 / 10} alt="" clear fit="contain" />
      </div>
      <Button block size="medium" variant="secondary" onClick={() => navigate('/pagesDrive/index/index', { orderNo })}>
        {t`用车与服务`}
      </Button>
    </Section>
  );
}
