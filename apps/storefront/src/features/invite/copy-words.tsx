import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { InviteHubData } from '@voltfront/contract';
import { useState } from 'react';
import { copyText } from '@/platform/clipboard';
import { webLink } from '@/platform/share';
import { Cell, CellGroup, Popup, QrCode, Text, toast } from '@/ui';
import styles from './shelf.module.css';
import { inviteContent } from './use-invite-share';
import { useOwnCode } from './use-own-code';

/** Two further ways to invite: a code that a friend scans, and a password text that they open. */
export function CopyWords({ hub }: { hub: InviteHubData }) {
  const [isOpen, setOpen] = useState(false);
  const own = useOwnCode(hub);
  const { title, address } = inviteContent(hub, own.code);
  const link = webLink(address) ?? `${brand.hosts.h5}${address}`;
  const copy = async () => {
    const text = t`${title}，复制口令 ${own.code} 打开${brand.name}，或点 ${link}`;
    toast((await copyText(text)) ? t`口令已复制，快去发给好友` : t`复制失败，请稍后再试`);
  };
  if (!own.isOpen || own.code === '') return null;
  return (
    <CellGroup inset>
      <Cell icon="qr" title={t`面对面扫码`} note={t`好友扫一扫即可加入`} onClick={() => setOpen(true)} />
      <Cell icon="copy" title={t`复制口令`} note={own.code} onClick={() => void copy()} />
      <Popup isOpen={isOpen} onClose={() => setOpen(false)} title={t`面对面扫码`}>
        <div className={styles.code}>
          <QrCode text={link} label={t`邀请二维码`} />
          <Text size="small" tone="secondary">{t`请好友扫码加入`}</Text>
        </div>
      </Popup>
    </CellGroup>
  );
}
