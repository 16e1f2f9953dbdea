import { t } from '@lingui/core/macro';
import type { FinanceApplicationData } from '@voltfront/contract';
import { BottomBar, Button } from '@/ui';

export interface ApplicationBarProps {
  application: FinanceApplicationData;
  isWithdrawing: boolean;
  onWithdraw: () => void;
  onLender: () => void;
  onChoose: () => void;
  onAgain: () => void;
  onOrder: () => void;
}

/** What can be done with an application in its state. */
export function ApplicationBar(props: ApplicationBarProps) {
  const { application, isWithdrawing, onWithdraw, onLender, onChoose, onAgain, onOrder } = props;
  const { state, url, canWithdraw, canApplyAgain } = application;
  if (canApplyAgain && state !== 'approved') {
    return (
      <BottomBar>
        <Button block variant="secondary" onClick={onAgain}>
          {t`再次申请`}
        </Button>
        <Button block onClick={onChoose}>
          {t`更换方案`}
        </Button>
      </BottomBar>
    );
  }
  return (
    <BottomBar>
      {canWithdraw && (
        <Button block variant="secondary" loading={isWithdrawing} onClick={onWithdraw}>
          {t`撤回申请`}
        </Button>
      )}
      {url && state !== 'approved' ? (
        <Button block onClick={onLender}>
          {state === 'opened' ? t`继续填写` : t`查看办理页面`}
        </Button>
      ) : (
        <Button block onClick={onOrder}>
          {t`查看订单`}
        </Button>
      )}
    </BottomBar>
  );
}
