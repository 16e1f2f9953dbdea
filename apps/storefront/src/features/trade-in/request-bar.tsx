import { t } from '@lingui/core/macro';
import type { TradeInDetailData } from '@voltfront/contract';
import { isInspectionOpen } from '@voltfront/rules/trade-in/trade-in-moves';
import { serverNow } from '@/api';
import { BottomBar, Button } from '@/ui';
import type { TradeInActions } from './use-trade-in';

export interface RequestBarProps {
  request: TradeInDetailData;
  actions: TradeInActions;
  onEdit: () => void;
  onAppoint: () => void;
  onChooseOrder: () => void;
}

/** Bar with the actions currently possible; hidden when there are none. */
export function RequestBar(props: RequestBarProps) {
  const { request, actions, onEdit, onAppoint, onChooseOrder } = props;
  const { state, order } = request;
  const { isBusy } = actions;
  if (state === 'estimated')
    return (
      <BottomBar>
        <Button block variant="secondary" onClick={onEdit}>{t`修改信息`}</Button>
        <Button block onClick={onAppoint}>{t`预约检测`}</Button>
      </BottomBar>
    );
  if (state === 'appointed') return <AppointmentBar {...props} />;
  if (state === 'offered')
    return (
      <BottomBar>
        <Button
          block
          variant="secondary"
          disabled={isBusy}
          onClick={() => void actions.answerOffer(request, false)}
        >{t`谢绝`}</Button>
        <Button block loading={isBusy} onClick={() => void actions.answerOffer(request, true)}>{t`接受报价`}</Button>
      </BottomBar>
    );
  if (state === 'accepted' && (!order || order.isClosed))
    return (
      <BottomBar>
        <Button block loading={isBusy} onClick={onChooseOrder}>{t`用于订单抵扣`}</Button>
      </BottomBar>
    );
  if (state === 'expired')
    return (
      <BottomBar>
        <Button block onClick={onEdit}>{t`重新评估`}</Button>
      </BottomBar>
    );
  return null;
}

function AppointmentBar({ request, actions, onAppoint }: RequestBarProps) {
  const { inspection } = request;
  if (!inspection || !isInspectionOpen(inspection.startsAt, serverNow())) return null;
  return (
    <BottomBar>
      <Button
        block
        variant="secondary"
        loading={actions.isBusy}
        onClick={() => void actions.callOff(request)}
      >{t`取消预约`}</Button>
      <Button block onClick={onAppoint}>{t`修改预约`}</Button>
    </BottomBar>
  );
}
