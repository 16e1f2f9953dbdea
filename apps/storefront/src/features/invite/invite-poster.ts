import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { isWeb } from '@/platform/environment';
import { webLink } from '@/platform/share';
import { getSession } from '@/session';
import { type PosterPlan, picture, sharePoster } from '@/ui';

const POSTER_WIDTH = 750;
const CODE_WIDTH = 320;

export interface InvitePosterInput {
  picture: string;
  ground?: string | null;
  title: string;
  text: string;
  /** Under the inviter's name: the greeting. */
  note: string;
  /** Page of the friend, and its mini-program code. */
  code: { path: string; picture: string | null };
}

/** A poster with the own picture, name and words, and a code that opens the invitation. */
export function invitePoster({ picture: src, ground, title, text, note, code }: InvitePosterInput): PosterPlan {
  const { user } = getSession();
  const link = webLink(code.path) ?? `${brand.hosts.h5}${code.path}`;
  return sharePoster({
    picture: picture(src, POSTER_WIDTH),
    ...(ground && { ground }),
    title,
    text,
    ...(user && { person: { name: user.nickname, avatar: picture(user.avatar, 96), note } }),
    code: !isWeb && code.picture ? { picture: picture(code.picture, CODE_WIDTH) } : { text: link },
    codeNote: t`长按识别，接受邀请`,
    brandName: `${brand.name} ${brand.latinName}`,
  });
}
