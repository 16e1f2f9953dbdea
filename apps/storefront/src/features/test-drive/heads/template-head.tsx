import { t } from '@lingui/core/macro';
import type { TestDriveChannelData } from '@voltfront/contract';
import { Button, Icon, Picture } from '@/ui';
import styles from './template-head.module.css';

export interface TemplateHeadProps {
  channel: TestDriveChannelData;
  modelId: string | undefined;
  onChange: () => void;
}

/** What an operator made of a template: their picture under a slanted band in their colour, then the chosen car. */
export function TemplateHead({ channel: { settings, models }, modelId, onChange }: TemplateHeadProps) {
  const { headline, lead, picture, accent, gift } = settings;
  const model = models.find((each) => each.modelId === modelId);
  return (
    <div className={styles.head}>
      <Picture src={picture} width={390} aspect={1.7} alt="" eager />
      <div className={styles.band} style={{ backgroundColor: accent }}>
        <div className={styles.headline} role="heading" aria-level={1}>
          {headline}
        </div>
        <div className={styles.lead}>{lead}</div>
        {gift && (
          <div className={styles.gift}>
            <Icon name="gift" size={16} />
            {`${gift.title} · ${gift.note}`}
          </div>
        )}
      </div>
      {model && (
        <div className={styles.chosen}>
          <Picture src={model.picture} width={96} aspect={2} alt="" clear fit="contain" className={styles.car} />
          <div className={styles.name}>{model.name}</div>
          <Button size="small" variant="secondary" onClick={onChange}>
            {t`更换车型`}
          </Button>
        </div>
      )}
    </div>
  );
}
