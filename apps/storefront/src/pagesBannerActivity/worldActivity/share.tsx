import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { HelpTeamData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { HELP_TEAM } from '@/features/help/help-cache';
import { LightScreen } from '@/features/help/light-screen';
import { teamSubject } from '@/features/help/team-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { picture, Skeleton } from '@/ui';

const ROUTE = '/pagesBannerActivity/worldActivity/share';
/** Width of the picture on a card (px). */
const CARD_WIDTH = 750;

const cardOf = ({ campaign, starter, team }: HelpTeamData) => ({
  title: t`${starter.nickname} 在环游世界，帮TA点亮下一座城市`,
  address: `${ROUTE}?id=${team.teamId}`,
  imageUrl: picture(campaign.artwork.wide, CARD_WIDTH),
});

/** 帮好友点亮城市: the journey of a friend. */
export default function WorldSharePage() {
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
      {() => data && <LightScreen team={data} share={cardOf(data)} />}
    </Page>
  );
}
