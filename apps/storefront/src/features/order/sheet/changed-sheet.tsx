import { t } from '@lingui/core/macro';
import type { OrderChangePreviewData } from '@voltfront/contract';
import { back } from '@/navigation';
import { BottomBar, Button } from '@/ui';
import { ChangePreview } from '../change/change-preview';
import { ConfirmBar } from '../change/confirm-bar';
import { PriceMovedModal } from '../change/price-moved-modal';
import { useChangeOrder } from '../change/use-change-order';

export interface ChangedSheetProps {
  preview: OrderChangePreviewData;
  reload: () => Promise<unknown>;
}

/** The frozen configuration against the one just chosen, to be confirmed. */
export function ChangedSheet({ preview, reload }: ChangedSheetProps) {
  const { confirm, isBusy, move, acceptMove, declineMove } = useChangeOrder(reload);
  const { isSame, differenceFen, after } = preview;
  return (
    <>
      <ChangePreview preview={preview} />
      {isSame ? (
        <BottomBar top={t`所选配置与订单一致，无需变更`}>
          <Button block variant="secondary" onClick={() => back()}>
            {t`返回修改`}
          </Button>
        </BottomBar>
      ) : (
        <ConfirmBar
          totalFen={after.totalFen}
          differenceFen={differenceFen}
          consent={t`我已确认以上配置变更与差价`}
          text={t`确认变更`}
          isBusy={isBusy}
          onConfirm={() => confirm(preview)}
        />
      )}
      <PriceMovedModal move={move} onAccept={acceptMove} onDecline={declineMove} />
    </>
  );
}
