import { formatDate } from '@voltfront/rules/format/date';
import { defineTexts } from '../../kernel/texts';

interface Dated {
  at: number;
}

/** What this part of the server says. Lines of the timeline are stored, so the meaning of a key must never change. */
export const logisticsTexts = defineTexts('logistics', {
  startedNote: ['车辆已进入总装车间', 'The car is on the assembly line'],
  vinNote: [({ vin }: { vin: string }) => `车架号 ${vin}`, ({ vin }) => `VIN ${vin}`],
  shippedNote: ['车辆已从工厂发出', 'The car left the plant'],
  arrivedNote: ['车辆已到达交付门店', 'The car is at its delivery store'],
  offLine: ['车辆已下线', 'The car came off the line'],
  offLineNote: ['总装完成，等待发运', 'Built, and waiting for its transport'],
  delayed: ['到店时间推迟', 'The car comes later'],
  delayedNote: [
    ({ reason, at }: Dated & { reason: string }) => `${reason}，预计 ${formatDate(at)} 前到店`,
    ({ reason, at }) => `${reason}; expected by ${formatDate(at)}`,
  ],
  onTimeAgain: ['到店时间更新', 'New arrival date'],
  onTimeNote: [({ at }: Dated) => `预计 ${formatDate(at)} 前到店`, ({ at }) => `Expected by ${formatDate(at)}`],
  rangeWrong: ['预计到店时间不正确', 'The expected arrival is not possible'],
  timeWrong: ['时间须在发运之后、当前之前', 'The time must be after the shipment and not in the future'],
  unknownCity: ['城市不存在', 'There is no such city'],
});
