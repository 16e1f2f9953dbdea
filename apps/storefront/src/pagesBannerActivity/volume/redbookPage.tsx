import { ChannelPage } from '@/features/voice/channel-page';
import { RedbookPart } from '@/features/voice/channel-parts';

/** 小红书发声: a note with pictures, by its link. */
export default function VolumeRedbookPage() {
  return <ChannelPage channel="redbook" Part={RedbookPart} />;
}
