import { t } from '@lingui/core/macro';
import type { CampaignData, VoiceStationData } from '@voltfront/contract';
import { canOpenChannels, openChannels } from '@/platform/channels';
import { canPublish, publishPost } from '@/platform/publish-post';
import { Button, toast } from '@/ui';
import { BrandAccount } from './brand-account';
import { CaptionList } from './caption-list';
import { MaterialStrip } from './material-strip';
import { MomentsExample } from './moments-example';
import { PosterPicker } from './poster-picker';

export interface ChannelPartProps {
  campaign: CampaignData;
  station: VoiceStationData;
}

const sayFailed = (words: string): void => toast(words ? t`打开失败：${words}` : t`打开失败，请稍后再试`);

/** 视频号: films to save, and the brand's profile, which opens in WeChat's mini-program. */
export function WechatVideoPart({ station }: ChannelPartProps) {
  const { materials, brandAccount, finderUserName } = station;
  const open = async () => {
    const target = { kind: 'profile' as const, finderUserName: finderUserName ?? '', feedId: '' };
    const outcome = await openChannels(target);
    if (outcome.state === 'failed') sayFailed(outcome.words);
  };
  return (
    <>
      <MaterialStrip title={t`示例视频`} materials={materials} />
      <BrandAccount
        account={brandAccount}
        note={t`视频号`}
        action={canOpenChannels && <Button size="small" onClick={() => void open()}>{t`打开主页`}</Button>}
      />
    </>
  );
}

/** 朋友圈: posters with the own code, texts, and what a valid screenshot shows. */
export function MomentsPart({ campaign, station: { materials, captions, example } }: ChannelPartProps) {
  return (
    <>
      <PosterPicker campaign={campaign} materials={materials} />
      <CaptionList title={t`选一段文案`} captions={captions} />
      {example !== null && <MomentsExample picture={example} words={captions[0] ?? campaign.lead} />}
    </>
  );
}

/** 抖音: clips, music, whom to mention, and in its mini-program the camera with the topic preset. */
export function DouyinPart({ campaign, station }: ChannelPartProps) {
  const { materials, brandAccount, music, tags } = station;
  const publish = async () => {
    const outcome = await publishPost({ title: campaign.title, tags: tags.map((tag) => tag.replace(/^#/, '')) });
    if (outcome.state === 'failed') sayFailed(outcome.words);
  };
  return (
    <>
      <MaterialStrip title={t`示例片段`} materials={materials} />
      <BrandAccount
        account={brandAccount}
        note={music === null ? t`发布时请提及品牌账号` : t`推荐音乐：${music}`}
        action={canPublish && <Button size="small" onClick={() => void publish()}>{t`去发布`}</Button>}
      />
    </>
  );
}

/** 小红书: the outline of a note, and pictures to save. */
export function RedbookPart({ station: { materials, captions } }: ChannelPartProps) {
  return (
    <>
      <CaptionList title={t`笔记提纲`} captions={captions} />
      <MaterialStrip title={t`笔记配图`} materials={materials} />
    </>
  );
}
