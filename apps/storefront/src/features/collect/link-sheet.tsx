import { t } from '@lingui/core/macro';
import type { CollectLinkViewData } from '@voltfront/contract';
import { useState } from 'react';
import { Button, Popup } from '@/ui';
import { FriendLink } from './friend-link';
import { useLink } from './use-collect';

/** What a friend gives or asks for, over the page that the link opened. */
export function LinkSheet({ data, onShare }: { data: CollectLinkViewData; onShare: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const { use, isBusy } = useLink(data);
  const { view, link } = data;
  const close = () => setOpen(false);
  const share = () => {
    close();
    onShare();
  };
  const verb = link.kind === 'give' ? t`收下` : t`送TA一张`;
  return (
    <Popup
      isOpen={isOpen}
      onClose={close}
      title={link.kind === 'give' ? t`好友的赠送` : t`好友的求助`}
      footer={
        view === 'open' ? (
          <Button block loading={isBusy} onClick={use}>
            {verb}
          </Button>
        ) : view === 'own' && link.state === 'open' ? (
          <Button block onClick={share}>{t`分享给好友`}</Button>
        ) : (
          <Button block variant="secondary" onClick={close}>{t`我也去集卡`}</Button>
        )
      }
    >
      <FriendLink data={data} />
    </Popup>
  );
}
