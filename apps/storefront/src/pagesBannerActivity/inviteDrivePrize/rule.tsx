import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DRAW } from '@/features/draw/draw-cache';
import { OddsList } from '@/features/draw/odds-list';
import { SeedNote } from '@/features/draw/seed-note';
import { RulePage } from '@/features/invite/rule-page';
import { useParams } from '@/navigation';

const ROUTE = '/pagesBannerActivity/inviteDrivePrize/rule';

/** 活动规则 of the invitation with prizes: with every prize, its odds and what is left of it. */
export default function InviteDrivePrizeRulePage() {
  const { id = 'invite-drive-prize' } = useParams(ROUTE);
  return (
    <RulePage route={ROUTE} slug={id}>
      {({ draw }) => draw !== null && <DrawOdds slug={draw} />}
    </RulePage>
  );
}

function DrawOdds({ slug }: { slug: string }) {
  const draw = useQuery(apiQuery(DRAW, { slug }));
  if (!draw.data) return null;
  return (
    <>
      <OddsList prizes={draw.data.prizes} unit="prize" />
      <SeedNote draw={draw.data} />
    </>
  );
}
