import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { PacketData } from '@voltfront/contract';
import { useMemo, useState } from 'react';
import { type ShareContent, webLink } from '@/platform/share';
import { getSession } from '@/session';
import { type PosterPlan, picture, sharePoster } from '@/ui';

const POSTER_WIDTH = 750;
const FACE_WIDTH = 96;

/** What the platform's card of a packet says. */
export const packetCard = ({ sender, title, greeting, skin }: PacketData, address: string): ShareContent => ({
  title: sender ? t`${sender.nickname} 送你积分红包：${greeting}` : t`${title ?? ''}：${greeting}`,
  address,
  imageUrl: picture(skin.cover, POSTER_WIDTH),
});

/** The poster of a packet; null where there are no links for its code. */
function posterOf(packet: PacketData, address: string): PosterPlan | null {
  const link = webLink(address);
  const { user } = getSession();
  if (!link || !user) return null;
  return sharePoster({
    picture: picture(packet.skin.cover, POSTER_WIDTH),
    title: packet.greeting,
    text: t`${packet.points} 积分，${packet.shares} 份，24 小时内有效`,
    person: { name: user.nickname, avatar: picture(user.avatar, FACE_WIDTH), note: t`送你一个积分红包` },
    code: { text: link },
    codeNote: t`长按识别二维码，打开红包`,
    brandName: `${brand.name} ${brand.latinName}`,
  });
}

/** Sharing of a packet: the sheet, its card and its poster. */
export function usePacketShare(packet: PacketData, address: string, withPoster = false) {
  const [isOpen, setOpen] = useState(false);
  const [isShared, setShared] = useState(false);
  const poster = useMemo(() => (withPoster ? posterOf(packet, address) : null), [withPoster, packet, address]);
  return {
    open: () => setOpen(true),
    isShared,
    hasPoster: poster !== null,
    sheet: {
      isOpen,
      onClose: () => setOpen(false),
      content: packetCard(packet, address),
      onShared: () => setShared(true),
      ...(poster && { poster }),
    },
  };
}
