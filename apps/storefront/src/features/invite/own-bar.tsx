import { t } from '@lingui/core/macro';
import { BottomBar, Button } from '@/ui';

/** For inviters who open their own link: leads to their page. */
export function OwnBar({ onOwn }: { onOwn: () => void }) {
  return (
    <BottomBar>
      <Button block onClick={onOwn}>{t`查看我的邀请`}</Button>
    </BottomBar>
  );
}
