import { t } from '@lingui/core/macro';
import { navigate } from '@/navigation';
import { BottomBar, Button } from '@/ui';

/** For a model on blind booking: the way to the booking, where the reminder is as well. */
export function BlindBar({ modelId }: { modelId: string }) {
  return (
    <BottomBar>
      <Button block onClick={() => navigate('/pagesDetail/carModelNew', { modelId })}>
        {t`立即盲订`}
      </Button>
    </BottomBar>
  );
}
