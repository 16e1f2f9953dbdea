import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { CHANNELS_ITEM, ChannelsCard } from '@/features/channels/channels-card';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/openChannels';

/** 视频号: the bridge to a video, live room or profile of WeChat Channels. */
export default function OpenChannelsPage() {
  const { id = '' } = useParams(ROUTE);
  const item = useQuery({ ...apiQuery(CHANNELS_ITEM, { itemId: id }), enabled: id !== '' });
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      isMissing={id === ''}
      queries={[item]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() => item.data && <ChannelsCard item={item.data} />}
    </Page>
  );
}
