import { t } from '@lingui/core/macro';
import type { CollectLinkViewData } from '@voltfront/contract';
import { useState } from 'react';
import { navigate } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import { BottomBar, Button, ShareSheet } from '@/ui';
import { FriendLink } from './friend-link';
import { useLink } from './use-collect';

/** A pin from a friend, which the first one takes; the giver can pass it on again. */
export function GiftScreen({ data, share }: { data: CollectLinkViewData; share: ShareContent }) {
  const { campaign, link, view } = data;
  const { use, isBusy } = useLink(data);
  const [isSharing, setSharing] = useState(false);
  const { slug } = campaign;
  return (
    <>
      <FriendLink data={data} />
      <BottomBar>
        <Button
          block
          variant="secondary"
          onClick={() => navigate('/pagesBannerActivity/pin/index', { id: slug })}
        >{t`看我的徽章`}</Button>
        {view === 'own' ? (
          <Button block disabled={link.state !== 'open'} onClick={() => setSharing(true)}>{t`分享给好友`}</Button>
        ) : (
          <Button block disabled={view !== 'open'} loading={isBusy} onClick={use}>
            {view === 'mine' ? t`已收下` : t`收下`}
          </Button>
        )}
      </BottomBar>
      <ShareSheet isOpen={isSharing} onClose={() => setSharing(false)} content={share} />
    </>
  );
}
