import { useQuery } from '@tanstack/react-query';
import type { VoiceChannel } from '@voltfront/rules/campaign/voice';
import type { FC } from 'react';
import { apiQuery } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';
import type { ChannelPartProps } from './channel-parts';
import { ChannelScreen } from './channel-screen';
import { USUAL_SLUG, VOICE } from './voice-cache';
import { CHANNEL_PAGES } from './voice-words';

/** The page of one channel of a campaign of posts. */
export function ChannelPage({ channel, Part }: { channel: VoiceChannel; Part: FC<ChannelPartProps> }) {
  const route = CHANNEL_PAGES[channel];
  const { id: slug = USUAL_SLUG, post } = useParams(route);
  const voice = useQuery(apiQuery(VOICE, { slug }));
  return (
    <Page
      route={route}
      subject={campaignSubject}
      queries={[voice]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() => voice.data && <ChannelScreen voice={voice.data} channel={channel} Part={Part} postId={post} />}
    </Page>
  );
}
