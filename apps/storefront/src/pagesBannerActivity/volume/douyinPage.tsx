import { ChannelPage } from '@/features/voice/channel-page';
import { DouyinPart } from '@/features/voice/channel-parts';

/** 抖音发声: a film of the challenge, by its link. */
export default function VolumeDouyinPage() {
  return <ChannelPage channel="douyin" Part={DouyinPart} />;
}
