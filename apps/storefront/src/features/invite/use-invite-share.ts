import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { InviteHubData } from '@voltfront/contract';
import { useMemo, useState } from 'react';
import { type ApiError, api, isTold, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { formatAddress } from '@/platform/router/address';
import { type ShareContent, webLink } from '@/platform/share';
import { getSession } from '@/session';
import { type PosterPlan, picture, sharePoster, toast } from '@/ui';
import { readInvitesAgain } from './invite-keys';

const POSTER_WIDTH = 750;

/** What a friend sees as a card; `code` is the inviter's, or their account id before they have one. */
export function inviteContent(
  { campaign, settings }: Pick<InviteHubData, 'campaign' | 'settings'>,
  code: string,
): ShareContent {
  return {
    title: t`${campaign.title}：${campaign.lead}`,
    address: formatAddress(settings.landing, { id: campaign.slug, share_code: code || getSession().user?.userId }),
    imageUrl: picture(campaign.artwork.wide, POSTER_WIDTH),
  };
}

/** The poster of a campaign; undefined where there are no links for its code. */
function posterOf({ campaign }: InviteHubData, address: string): PosterPlan | undefined {
  const { user } = getSession();
  const link = webLink(address);
  if (!link) return undefined;
  return sharePoster({
    picture: picture(campaign.artwork.tall, POSTER_WIDTH),
    title: campaign.title,
    text: campaign.lead,
    ...(user && { person: { name: user.nickname, avatar: picture(user.avatar, 96), note: t`邀请你一起来` } }),
    code: { text: link },
    codeNote: t`长按识别二维码，接受邀请`,
    brandName: `${brand.name} ${brand.latinName}`,
  });
}

/** The ways to invite: the code is made when they are opened first, and what was shared is counted. */
export function useInviteShare(hub: InviteHubData) {
  const { slug } = hub.campaign;
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState('');
  const code = hub.own?.code || made;
  const content = useMemo(() => inviteContent(hub, code), [hub, code]);
  const poster = useMemo(() => posterOf(hub, content.address), [hub, content]);
  const making = useApiMutation('POST /api/mpintegral/v1/recommend/recommendCode', {
    onSuccess: (answer) => {
      setMade(answer.code);
      setOpen(true);
    },
    onError: (error: ApiError) => {
      if (!isTold(error)) toast(error.message);
    },
  });
  const open = () => {
    const make = () => making.mutate({ slug });
    if (ensureLogin(make)) make();
  };
  const note = (channel: 'link' | 'poster' | 'qr') =>
    void api('POST /api/mpintegral/v1/recommend/poster/share', { body: { slug, channel }, silent: true }).then(
      readInvitesAgain,
      () => undefined,
    );
  return { isOpen, isBusy: making.isPending, open, close: () => setOpen(false), code, content, poster, note };
}
