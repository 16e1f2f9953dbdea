import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { Block } from '@/features/campaign/block';
import { navigate } from '@/navigation';
import { Cell, Picture, Price } from '@/ui';
import styles from './invite.module.css';

/** Models shown to a friend. */
const SHOWN = 3;

/** Current models with their lowest price. */
export function ModelPrices() {
  const models = useQuery(apiQuery('GET /api/mporder/v1/vehicle/models', {}));
  const onSale = models.data?.filter(({ stage }) => stage === 'onSale').slice(0, SHOWN) ?? [];
  if (onSale.length === 0) return null;
  return (
    <Block title={t`热门车型`}>
      {onSale.map(({ modelId, name, tagline, cutout, fromPriceFen }) => (
        <Cell
          key={modelId}
          lead={
            <span className={styles.car}>
              <Picture src={cutout} width={88} aspect={1.5} alt="" clear fit="contain" />
            </span>
          }
          title={name}
          note={tagline}
          value={fromPriceFen === null ? t`敬候公布` : <Price fen={fromPriceFen} suffix={t`起`} />}
          onClick={() => navigate('/pagesDetail/carModel', { modelId })}
        />
      ))}
    </Block>
  );
}
