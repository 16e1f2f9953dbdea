import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { MaterialData } from '@voltfront/contract';
import { useState } from 'react';
import { ensureLogin } from '@/navigation';
import { formatAddress } from '@/platform/router/address';
import { webLink } from '@/platform/share';
import { getSession } from '@/session';
import { type PosterPlan, picture, sharePoster } from '@/ui';

/** Behind cut-out cars on a poster, which is always light. */
const STAGE = '#eef0f2';
const POSTER_WIDTH = 750;

/** The link that a poster's code leads to: the same kind and model, with the code of the person who made it. */
function inviteLink({ kind, modelId }: MaterialData, shareCode: string): string | null {
  const query = { kind, modelId: modelId ?? undefined, share_code: shareCode };
  return webLink(formatAddress('/pagesDetail/carMaterialLibrary', query));
}

/** The material as a poster with the invite code of the person logged in; null for visitors and where there are no links. */
export function posterOf(material: MaterialData): PosterPlan | null {
  const { user } = getSession();
  const link = user && inviteLink(material, user.userId);
  if (!user || !link) return null;
  const { cover, title } = material;
  return sharePoster({
    picture: picture(cover, POSTER_WIDTH),
    ...(cover.startsWith('/assets/cars/') ? { ground: STAGE } : {}),
    title,
    person: { name: user.nickname, avatar: picture(user.avatar, 96), note: t`邀请你一起看车` },
    code: { text: link },
    codeNote: t`长按识别二维码，查看更多车型素材`,
    brandName: `${brand.name} ${brand.latinName}`,
  });
}

/** A poster under way: made when asked for, kept while its sheet closes. */
export function useMaterialPoster() {
  const [made, setMade] = useState<{ plan: PosterPlan; title: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (material: MaterialData) => {
    if (!ensureLogin()) return;
    const plan = posterOf(material);
    if (!plan) return;
    setMade({ plan, title: material.title });
    setOpen(true);
  };
  return { made, isOpen, open, close: () => setOpen(false) };
}
