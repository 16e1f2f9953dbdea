import { t } from '@lingui/core/macro';
import type { VoiceData } from '@voltfront/contract';
import type { VoiceChannel } from '@voltfront/rules/campaign/voice';
import type { FC } from 'react';
import { Block } from '@/features/campaign/block';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { windowWords } from '@/features/campaign/window-words';
import { navigate } from '@/navigation';
import { BottomBar, Button, Cell, CellGroup, Fill, Icon, NoticeBar, Stack, Tag, Text } from '@/ui';
import styles from './channel.module.css';
import type { ChannelPartProps } from './channel-parts';
import { copyWords } from './copy-words';
import { SubmitBox } from './submit-box';
import { usePostForm } from './use-post-form';
import { channelIcon, channelName, stationOf, stationTone, stationWord } from './voice-words';

export interface ChannelScreenProps {
  voice: VoiceData;
  channel: VoiceChannel;
  /** What is special about the channel: material, account, texts. */
  Part: FC<ChannelPartProps>;
  /** A refused post that is sent again. */
  postId: string | undefined;
}

/** One channel: where somebody stands, what is to do, what there is to post with, and the submission box. */
export function ChannelScreen({ voice, channel, Part, postId }: ChannelScreenProps) {
  const { campaign, settings } = voice;
  const { state, leftThisWeek } = stationOf(voice, channel);
  const isAgain = postId !== undefined;
  const posting = usePostForm({ slug: campaign.slug, channel, ...(isAgain && { postId }) });
  const station = settings.stations.find(({ platform }) => platform === channel);
  if (!station) return null;
  const reason = reasonAgainst(campaign) ?? (!isAgain && leftThisWeek === 0 ? t`本周次数已用完` : null);
  const isOver = campaign.state === 'ended';
  return (
    <>
      <Notice voice={voice} channel={channel} />
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name={channelIcon(channel)} size={32} />
        </span>
        <Fill>
          <Stack gap={1}>
            <Stack row align="center" gap={2}>
              <Text size="title-3" weight="bold" heading={1}>{t`${channelName(channel)}发声`}</Text>
              <Tag tone={stationTone(state)}>{stationWord(state)}</Tag>
            </Stack>
            <Text size="label" tone="secondary">
              {station.task}
            </Text>
          </Stack>
        </Fill>
      </div>
      <Manual lines={station.manual} />
      <Tags tags={station.tags} />
      <Part campaign={campaign} station={station} />
      {!isOver && <SubmitBox channel={channel} form={posting.form} submit={posting.submit} isAgain={isAgain} />}
      <CellGroup inset>
        <Cell
          icon="info"
          title={t`活动规则`}
          note={t`原创内容，公开可见至少 7 天`}
          onClick={() => navigate('/pagesBannerActivity/volume/rule', { id: campaign.slug })}
        />
      </CellGroup>
      <BottomBar
        top={
          reason === null && (
            <Text size="small" tone="secondary" inline>
              {isAgain ? t`修改后重新提交，不占用本周次数` : t`本周还可投稿 ${leftThisWeek} 次`}
            </Text>
          )
        }
      >
        <Button block disabled={reason !== null} loading={posting.isBusy} onClick={posting.submit}>
          {reason ?? (isAgain ? t`重新提交` : t`提交审核`)}
        </Button>
      </BottomBar>
    </>
  );
}

/** What somebody should know first: that posts wait, were refused, or that it is over. */
function Notice({ voice, channel }: { voice: VoiceData; channel: VoiceChannel }) {
  const { campaign, settings } = voice;
  const { state } = stationOf(voice, channel);
  const look = () => navigate('/pagesBannerActivity/volume/list', { id: campaign.slug, channel });
  const words = {
    none: null,
    review: t`作品审核中，${settings.reviewDays} 个工作日内有结果`,
    refused: t`有作品未通过，可修改后重新提交`,
    stamped: t`印章已点亮，再次投稿不重复奖励`,
  };
  if (campaign.state !== 'running') return <NoticeBar>{windowWords(campaign)}</NoticeBar>;
  const line = words[state];
  return line === null ? null : <NoticeBar onClick={look}>{line}</NoticeBar>;
}

function Manual({ lines }: { lines: readonly string[] }) {
  return (
    <Block title={t`怎么做`}>
      <Stack gap={3}>
        {lines.map((line, index) => (
          <Stack row align="start" gap={3} key={line}>
            <span className={styles.number}>{index + 1}</span>
            <Fill>
              <Text size="label" leading="normal">
                {line}
              </Text>
            </Fill>
          </Stack>
        ))}
      </Stack>
    </Block>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const all = tags.join(' ');
  return (
    <Block title={t`话题标签`}>
      <Stack row align="center" justify="between" gap={3}>
        <Fill>
          <div className={styles.tags}>
            {tags.map((tag) => (
              <Tag key={tag} tone="accent">
                {tag}
              </Tag>
            ))}
          </div>
        </Fill>
        <Button size="small" variant="soft" icon="copy" onClick={() => void copyWords(all)}>
          {t`复制标签`}
        </Button>
      </Stack>
    </Block>
  );
}
