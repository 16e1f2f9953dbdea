import { t } from '@lingui/core/macro';
import type { OrderSheetData } from '@voltfront/contract';
import { OrderNumber } from '@/features/order-summary/order-number';
import { carName, kindName, stateName, stateTone } from '@/features/order-summary/order-words';
import { Picture, Tag, Text } from '@/ui';
import styles from './sheet-head.module.css';

/** The car of an order on its stage, whose order it is and where it stands. */
export function SheetHead({ sheet }: { sheet: OrderSheetData }) {
  const { orderNo, kind, current } = sheet;
  const { modelName, versionName, cutout, modelYear } = current;
  const name = carName({ kind, modelName, versionName });
  return (
    <div className={styles.stage}>
      <Text size="title-2" weight="bold" leading="title-1" heading={2}>
        {name}
      </Text>
      <div className={styles.tags}>
        <Tag tone={stateTone(sheet)}>{stateName(sheet)}</Tag>
        <Tag>{kindName(kind)}</Tag>
        {kind !== 'blind' && <Tag>{t`${modelYear} 款`}</Tag>}
      </div>
      <Picture src={cutout} width={340} aspect={2} alt={name} eager clear fit="contain" />
      <div className={styles.number}>
        <span className={styles.label}>{t`订单编号`}</span>
        <OrderNumber orderNo={orderNo} />
      </div>
    </div>
  );
}
