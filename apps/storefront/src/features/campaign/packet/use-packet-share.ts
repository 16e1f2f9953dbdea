import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { brand } from '@voltfront/brand';
import type { PacketData } from '@voltfront/contract';
import { useMemo, useState } from 'react';
import { apiQuery } from '@/api';
import { isWeb } from '@/platform/environment';
import { type ShareContent, webLink } from '@/platform/share';
import { getSession } from '@/session';
import { type PosterPlan, picture, sharePoster } from '@/ui';
import { EDITIONS, type Landing } from './editions';

const POSTER_WIDTH = 750;
const FACE_WIDTH = 96;
const CODE_WIDTH = 320;

/** What the platform's card of a packet says. */
export const packetCard = ({ sender, title, greeting, skin }: PacketData, address: string): ShareContent => ({
  title: sender ? t`${sender.nickname} 送你积分红包：${greeting}` : t`${title ?? ''}：${greeting}`,
  address,
  imageUrl: picture(skin.cover, POSTER_WIDTH),
});

/** The poster of a packet; null where neither a mini-program code nor a link leads to it. */
function posterOf(packet: PacketData, address: string, miniCode: string | null): PosterPlan | null {
  const link = webLink(address);
  const { user } = getSession();
  const code = miniCode === null ? link && { text: link } : { picture: picture(miniCode, CODE_WIDTH) };
  if (!code || !user) return null;
  return sharePoster({
    picture: picture(packet.skin.cover, POSTER_WIDTH),
    title: packet.greeting,
    text: t`${packet.points} 积分，${packet.shares} 份，24 小时内有效`,
    person: { name: user.nickname, avatar: picture(user.avatar, FACE_WIDTH), note: t`送你一个积分红包` },
    code,
    codeNote: miniCode === null ? t`长按识别二维码，打开红包` : t`长按识别小程序码，打开红包`,
    brandName: `${brand.name} ${brand.latinName}`,
  });
}

/** The mini-program code of the caller's own packet, in mini-programs: of a page that a poster's code opens. */
function useMiniCode({ packetId, isOwn }: PacketData, landing: Landing | undefined): string | null {
  const code = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/campaign/packet/code', { packetId, landing: landing ?? EDITIONS.new.landing }),
    enabled: landing !== undefined && isOwn && !isWeb,
  });
  return code.data?.picture ?? null;
}

/** Sharing of a packet: the sheet, its card and, with the page that its code opens, a poster. */
export function usePacketShare(packet: PacketData, address: string, posterLanding?: Landing) {
  const [isOpen, setOpen] = useState(false);
  const [isShared, setShared] = useState(false);
  const miniCode = useMiniCode(packet, posterLanding);
  const poster = useMemo(
    () => (posterLanding ? posterOf(packet, address, miniCode) : null),
    [posterLanding, packet, address, miniCode],
  );
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
