import type { OrderChangePreviewData } from '@voltfront/contract';
import { yuan } from '../agreement-values';
import type { OrderRow } from '../order.repository';

type Side = OrderChangePreviewData['before'];

const configurationText = ({ options }: Side) =>
  options.map(({ group, name }) => `${group}：${name}`).join('；') || '标准配置';

const sideText = ({ modelName, modelYear, versionName }: Side) => `${modelName} ${modelYear} 款 ${versionName}`;

function differenceText(differenceFen: number): string {
  if (differenceFen === 0) return '价格不变';
  return differenceFen > 0
    ? `增加 ${yuan(differenceFen)} 元，随尾款支付`
    : `减少 ${yuan(-differenceFen)} 元，在尾款中扣减`;
}

function yearValues({ before, after, differenceFen, released }: OrderChangePreviewData): Record<string, string> {
  return {
    oldVehicle: sideText(before),
    newVehicle: sideText(after),
    oldConfiguration: configurationText(before),
    newConfiguration: configurationText(after),
    oldPrice: yuan(before.totalFen),
    newPrice: yuan(after.totalFen),
    priceDifference: differenceText(differenceFen),
    withdrawn: released.map(({ name }) => name).join('、') || '无',
    newDeliveryWeeks: `${after.delivery.fromWeeks} 至 ${after.delivery.toWeeks}`,
  };
}

/** Placeholder values of the agreements about order changes. */
export function changeValues(row: Pick<OrderRow, 'yearPending' | 'rights'>): Record<string, string> {
  const rights = row.rights.map(({ name }) => name).join('、') || '以车型公布的标准权益为准';
  return { rights, ...(row.yearPending ? yearValues(row.yearPending.preview) : {}) };
}
