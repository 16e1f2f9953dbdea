import { ChannelPage } from '@/features/voice/channel-page';
import { WechatVideoPart } from '@/features/voice/channel-parts';

/** 视频号发声: a film on WeChat Channels, shown by a screenshot. */
export default function VolumeWechatVideoPage() {
  return <ChannelPage channel="wechatVideo" Part={WechatVideoPart} />;
}
