import { t } from '@lingui/core/macro';
import type { InviteHubData } from '@voltfront/contract';
import { BottomBar, Button, ShareSheet } from '@/ui';
import { useInviteShare } from './use-invite-share';

/** Why nobody can invite now; null: it is possible. */
function reasonAgainst({ campaign: { state, refusal } }: InviteHubData): string | null {
  if (state === 'ended') return t`活动已结束`;
  if (state === 'announced') return t`活动尚未开始`;
  if (state === 'paused') return t`活动暂停中`;
  return refusal ? t`您不在本次活动的参与范围内` : null;
}

/** The button that invites, with the ways to do it. */
export function InviteBar({ hub, text }: { hub: InviteHubData; text?: string }) {
  const share = useInviteShare(hub);
  const reason = reasonAgainst(hub);
  return (
    <>
      <BottomBar>
        <Button block disabled={reason !== null} loading={share.isBusy} onClick={share.open}>
          {reason ?? text ?? t`立即邀请`}
        </Button>
      </BottomBar>
      <ShareSheet
        isOpen={share.isOpen}
        onClose={share.close}
        title={t`邀请好友`}
        content={share.content}
        poster={share.poster}
        copyText={t`邀请码 ${share.code}`}
        onShared={(way) => share.note(way === 'poster' ? 'poster' : way === 'code' ? 'qr' : 'link')}
      />
    </>
  );
}
