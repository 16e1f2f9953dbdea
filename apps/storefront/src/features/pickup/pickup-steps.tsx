import { t } from '@lingui/core/macro';
import { isRoutePath, openAddress } from '@/navigation';
import { formatAddress } from '@/platform/router/address';
import { Cell, CellGroup, Tag } from '@/ui';
import { type PickupData, stepName } from './pickup-words';

type StepKey = PickupData['steps'][number]['key'];

/** Pages on which the steps are done; a page that this app does not have leads to the order. */
const PAGES: Record<StepKey, string> = {
  payment: '/pagesOrder/payInfo',
  insurance: '/pagesOrder/insurance',
  inspection: '/pagesOrder/checkCarReport',
};

function openStep(key: StepKey, orderNo: string): void {
  const page = PAGES[key];
  openAddress(formatAddress(isRoutePath(page) ? page : '/pagesOrder/car/detail', { orderNo }));
}

/** What is still missing before the code is shown. */
export function PickupSteps({ pickup: { steps, order } }: { pickup: PickupData }) {
  return (
    <CellGroup inset title={t`提车前待完成`}>
      {steps.map(({ key, isDone }) => (
        <Cell
          key={key}
          title={stepName(key)}
          value={isDone ? <Tag tone="success">{t`已完成`}</Tag> : <Tag tone="warning">{t`待完成`}</Tag>}
          {...(isDone ? {} : { onClick: () => openStep(key, order.orderNo) })}
        />
      ))}
    </CellGroup>
  );
}
