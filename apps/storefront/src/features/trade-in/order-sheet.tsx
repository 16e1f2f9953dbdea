import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatYuan } from '@voltfront/rules/money';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { switchTab } from '@/navigation';
import { Button, EmptyState, Popup, RadioGroup, Spinner } from '@/ui';

export interface OrderSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Order that the value is part of now. */
  orderNo: string | null;
  /** Value of the old car, fen. */
  valueFen: number;
  isBusy: boolean;
  onConfirm: (orderNo: string) => void;
}

/** The orders that the value can become a part of. */
export function OrderSheet({ isOpen, onClose, orderNo, valueFen, isBusy, onConfirm }: OrderSheetProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const orders = useQuery({ ...apiQuery('GET /api/mporder/v1/tradeIn/orders'), enabled: isOpen, staleTime: 0 });
  const value = chosen ?? orderNo;
  const options = (orders.data ?? []).map((order) => {
    const rest = formatYuan(order.restFen);
    const isOver = order.restFen < valueFen;
    const note = isOver ? t`尾款 ${rest}，超出部分过户后退还` : t`尾款 ${rest}`;
    const isOther = order.isTaken && order.orderNo !== orderNo;
    return {
      key: order.orderNo,
      text: `${order.modelName} ${order.versionName}`,
      note: isOther ? t`已使用其他置换抵扣` : note,
      disabled: isOther,
    };
  });
  const canConfirm = options.some(({ key, disabled }) => key === value && !disabled) && value !== orderNo;
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={t`选择抵扣订单`}
      footer={
        options.length > 0 && (
          <Button block disabled={!canConfirm} loading={isBusy} onClick={() => value && onConfirm(value)}>
            {t`确认抵扣`}
          </Button>
        )
      }
    >
      {orders.isPending && <Spinner text={t`加载中`} />}
      {orders.data?.length === 0 && (
        <EmptyState
          type="order"
          top={4}
          title={t`没有待付尾款的订单`}
          desc={t`支付定金后，置换款可在尾款中抵扣`}
          btnText={t`去选车`}
          onAction={() => switchTab('/pages/car/index')}
        />
      )}
      {options.length > 0 && <RadioGroup label={t`抵扣订单`} options={options} value={value} onChange={setChosen} />}
    </Popup>
  );
}
