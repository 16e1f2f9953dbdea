import { t } from '@lingui/core/macro';
import type { InviteHubData } from '@voltfront/contract';
import { useMemo, useState } from 'react';
import { type ApiError, api, isTold, useApiMutation } from '@/api';
import { ensureLogin } from '@/navigation';
import { formatAddress } from '@/platform/router/address';
import type { ShareContent } from '@/platform/share';
import { getSession } from '@/session';
import { picture, toast } from '@/ui';
import { readInvitesAgain } from './invite-keys';
import { invitePoster } from './invite-poster';

const POSTER_WIDTH = 750;

/** What a friend sees as a card; `code` is the inviter's, or their account id before they have one. */
export function inviteContent(
  { campaign, settings }: Pick<InviteHubData, 'campaign' | 'settings'>,
  code: string,
  inviteRelationId?: string,
): ShareContent {
  return {
    title: t`${campaign.title}：${campaign.lead}`,
    address: formatAddress(settings.landing, {
      id: campaign.slug,
      share_code: code || getSession().user?.userId,
      inviteRelationId,
    }),
    imageUrl: picture(campaign.artwork.wide, POSTER_WIDTH),
  };
}

/** The own car is on the poster of a campaign that shows it. */
const posterOf = ({ campaign, own }: InviteHubData, path: string) =>
  invitePoster({
    ...(own?.car ? { picture: own.car.cutout, ground: campaign.artwork.accent } : { picture: campaign.artwork.tall }),
    title: campaign.title,
    text: campaign.lead,
    note: t`邀请你一起来`,
    code: { path, picture: null },
  });

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
