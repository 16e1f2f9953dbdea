import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { HelpTeamData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { GroupScreen } from '@/features/help/group-screen';
import { HELP_TEAM } from '@/features/help/help-cache';
import { teamSubject } from '@/features/help/team-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { picture, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/help/group';
/** Width of the picture on a card (px). */
const CARD_WIDTH = 750;

const cardOf = ({ campaign, starter, steps, team }: HelpTeamData) => ({
  title: t`${starter.nickname} 邀请你助力，一起领${steps.at(-1)?.title ?? campaign.title}`,
  address: `${ROUTE}?id=${team.teamId}`,
  imageUrl: picture(campaign.artwork.wide, CARD_WIDTH),
});

/** 为好友助力: the team of somebody. */
export default function HelpGroupPage() {
  const { id = '' } = useParams(ROUTE);
  const team = useQuery({ ...apiQuery(HELP_TEAM, { teamId: id }), enabled: id !== '' });
  const { data } = team;
  return (
    <Page
      route={ROUTE}
      subject={teamSubject}
      isMissing={id === ''}
      queries={[team]}
      hasBottomBar
      {...(data && { share: () => cardOf(data) })}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => data && <GroupScreen team={data} share={cardOf(data)} />}
    </Page>
  );
}
