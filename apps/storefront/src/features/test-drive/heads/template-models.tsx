import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';
import { cx, Icon, Picture, Price, pressable, Tag } from '@/ui';
import styles from './template-models.module.css';

type Template = ReplyOf<'GET /api/mpmkt/v1/testDrive/template'>;

export interface TemplateModelsProps {
  template: Template;
  onChoose: (modelId: string) => void;
}

/** The cars of a template, each on a wide stage of its own; those that no store of the city has are grey. */
export function TemplateModels({ template: { models, settings }, onChoose }: TemplateModelsProps) {
  return (
    <div role="list">
      {models.map(({ modelId, name, tagline, picture, priceFromFen, stores, label }) => {
        const isHere = stores > 0;
        return (
          <div key={modelId} role="listitem" className={cx(styles.card, !isHere && styles.off)}>
            <div className={styles.stage} {...pressable(isHere ? () => onChoose(modelId) : undefined)}>
              <div className={styles.row}>
                <span className={styles.name}>{name}</span>
                {label && <Tag tone="dark">{label === 'new' ? t`新车` : t`热门`}</Tag>}
              </div>
              <div className={styles.note}>{tagline}</div>
              <Picture src={picture} width={326} aspect={2.2} alt="" eager clear fit="contain" />
              <div className={styles.row}>
                {priceFromFen === null ? <span /> : <Price fen={priceFromFen} suffix={t`起`} />}
                <span className={styles.stores} style={isHere ? { color: settings.accent } : undefined}>
                  {isHere ? t`本市 ${stores} 家门店可试` : t`本市暂无可试车辆`}
                  {isHere && <Icon name="chevron-right" size={16} />}
                </span>
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}
