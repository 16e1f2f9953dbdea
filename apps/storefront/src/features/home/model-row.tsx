import { t } from '@lingui/core/macro';
import type { ModelSummaryData } from '@voltfront/contract';
import { isRoutePath, navigate, openAddress } from '@/navigation';
import { Button, Picture, Price, pressable, Text } from '@/ui';
import styles from './model-row.module.css';
import { Section } from './section';

const TEST_DRIVE = '/pagesActivity/testDrive/index';

/** The models side by side, with links to configure one or book a test drive. */
export function ModelRow({ models }: { models: readonly ModelSummaryData[] }) {
  return (
    <Section title={t`车型`} more={t`全部`} onMore={() => navigate('/pages/car/index')} bleed>
      <div className={styles.scroll}>
        <div className={styles.row}>
          {models.map((model) => (
            <ModelCard key={model.modelId} model={model} />
          ))}
          <div className={styles.end} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button block variant="dark" onClick={() => navigate('/pagesDetail/carModel', { modelId: models[0]?.modelId })}>
          {t`定制`}
        </Button>
        {isRoutePath(TEST_DRIVE) && (
          <Button block variant="secondary" className={styles.drive} onClick={() => openAddress(TEST_DRIVE)}>
            {t`预约试驾`}
          </Button>
        )}
      </div>
    </Section>
  );
}

function ModelCard({ model }: { model: ModelSummaryData }) {
  const { modelId, name, tagline, stage, cutout, fromPriceFen } = model;
  const open = () =>
    stage === 'blindBooking'
      ? navigate('/pagesDetail/carModelNew', { modelId })
      : navigate('/pagesDetail/carModel', { modelId });
  return (
    <div className={styles.card} {...pressable(open)}>
      <div className={styles.stage}>
        <Picture src={cutout} width={200} aspect={3 / 2} alt={name} fit="contain" clear />
      </div>
      <div className={styles.words}>
        <Text size="title-3" weight="medium" leading="title-3">
          {name}
        </Text>
        <div className={styles.tagline}>{tagline}</div>
        <div className={styles.price}>
          {fromPriceFen === null ? t`价格即将公布` : <Price fen={fromPriceFen} suffix={t`起`} />}
        </div>
      </div>
    </div>
  );
}
