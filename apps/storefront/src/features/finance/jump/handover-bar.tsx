import { t } from '@lingui/core/macro';
import { BottomBar, Button } from '@/ui';
import type { useHandover } from './use-handover';

export interface HandoverBarProps {
  lenderName: string;
  handover: ReturnType<typeof useHandover>;
  onChange: () => void;
}

/** Another plan, or on to the lender. */
export function HandoverBar({ lenderName, handover, onChange }: HandoverBarProps) {
  return (
    <BottomBar>
      <Button block variant="secondary" onClick={onChange}>
        {t`更换方案`}
      </Button>
      <Button block loading={handover.isStarting} label={t`前往${lenderName}申请`} onClick={handover.start}>
        {t`前往申请`}
      </Button>
    </BottomBar>
  );
}
