import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { VoteData } from '@voltfront/contract';
import { useState } from 'react';
import { formatAddress } from '@/platform/router/address';
import { webLink } from '@/platform/share';
import { getSession } from '@/session';
import { type PosterPlan, picture, sharePoster } from '@/ui';

/** Behind cut-out cars on a poster, which is always light. */
const STAGE = '#eef0f2';
const POSTER_WIDTH = 750;

/** The poster of the own choice; null without one, and where there are no links for its code. */
function posterOf({ voteId, title, questions, ballot }: VoteData, route: string): PosterPlan | null {
  const { user } = getSession();
  const [question] = questions;
  const chosen = question?.options.find(({ optionId }) => ballot?.choices[question.questionId]?.includes(optionId));
  const link = webLink(formatAddress(route, { id: voteId, share_code: user?.userId }));
  if (!chosen || !user || !link) return null;
  return sharePoster({
    picture: picture(chosen.picture, POSTER_WIDTH),
    ...(chosen.picture.startsWith('/assets/cars/') ? { ground: STAGE } : {}),
    title,
    text: t`我选：${chosen.name}`,
    person: { name: user.nickname, avatar: picture(user.avatar, 96), note: t`邀请你一起投票` },
    code: { text: link },
    codeNote: t`长按识别二维码，投出你的一票`,
    brandName: `${brand.name} ${brand.latinName}`,
  });
}

/** A poster under way: made when asked for, kept while its sheet closes. */
export function useChoicePoster(vote: VoteData, route: string) {
  const [plan, setPlan] = useState<PosterPlan | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    const made = posterOf(vote, route);
    setPlan(made);
    setOpen(made !== null);
  };
  return { plan, isOpen, open, close: () => setOpen(false) };
}
