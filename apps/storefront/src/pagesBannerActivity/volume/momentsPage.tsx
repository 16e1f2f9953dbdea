import { ChannelPage } from '@/features/voice/channel-page';
import { MomentsPart } from '@/features/voice/channel-parts';

/** 朋友圈发声: a poster with the own code, shown by a screenshot. */
export default function VolumeMomentsPage() {
  return <ChannelPage channel="moments" Part={MomentsPart} />;
}
