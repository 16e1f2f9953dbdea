import { t } from '@lingui/core/macro';
import type { VoiceData } from '@voltfront/contract';
import type { VoiceChannel } from '@voltfront/rules/campaign/voice';
import { useEffect } from 'react';
import { windowWords } from '@/features/campaign/window-words';
import { navigate } from '@/navigation';
import { showInMiddle } from '@/platform/scroll';
import { cx, Fill, Icon, linked, longDate, NoticeBar, Stack, Tag, Text } from '@/ui';
import styles from './route.module.css';
import { CHANNEL_PAGES, channelIcon, channelName, stationOf, stationTone, stationWord } from './voice-words';

const idOf = (channel: VoiceChannel): string => `voice-station-${channel}`;

/** The four stations in their order, of which one may be marked. */
export function RouteScreen({ voice, marked }: { voice: VoiceData; marked: string | undefined }) {
  const { campaign, settings } = voice;
  const isRunning = campaign.state === 'running';
  const found = settings.stations.find(({ platform }) => platform === marked)?.platform;
  useEffect(() => {
    if (found) showInMiddle(idOf(found));
  }, [found]);
  return (
    <>
      <NoticeBar>
        {isRunning ? t`顺序不限，每个频道每周最多投稿 ${settings.postsPerWeek} 次` : closedWords(voice)}
      </NoticeBar>
      <div className={styles.route} role="list">
        {settings.stations.map(({ platform, task }, index) => (
          <Station
            key={platform}
            voice={voice}
            channel={platform}
            task={task}
            number={index + 1}
            isMarked={platform === found}
            onOpen={isRunning ? () => navigate(CHANNEL_PAGES[platform], { id: campaign.slug }) : undefined}
          />
        ))}
      </div>
    </>
  );
}

/** Why no station is open, with its date. */
function closedWords({ campaign }: VoiceData): string {
  if (campaign.state === 'announced') return t`活动将于 ${longDate(campaign.startsAt)} 开始`;
  return campaign.state === 'paused' ? t`活动暂停中，请稍后再来` : windowWords(campaign);
}

interface StationProps {
  voice: VoiceData;
  channel: VoiceChannel;
  task: string;
  number: number;
  isMarked: boolean;
  /** Undefined: it is off. */
  onOpen: (() => void) | undefined;
}

function Station({ voice, channel, task, number, isMarked, onOpen }: StationProps) {
  const { state, leftThisWeek } = stationOf(voice, channel);
  const name = channelName(channel);
  return (
    <div className={styles.stop} role="listitem" id={idOf(channel)}>
      <span className={cx(styles.dot, state === 'stamped' && styles.lit)}>
        {state === 'stamped' ? <Icon name="check" size={16} /> : number}
      </span>
      <div className={cx(styles.card, isMarked && styles.marked, !onOpen && styles.off)} {...linked(onOpen)}>
        <span className={styles.icon}>
          <Icon name={channelIcon(channel)} size={24} />
        </span>
        <Fill>
          <Stack gap={1}>
            <Stack row align="center" gap={2}>
              <Text weight="bold" heading={2}>
                {name}
              </Text>
              <Tag tone={stationTone(state)}>{stationWord(state)}</Tag>
            </Stack>
            <Text size="small" tone="secondary">
              {task}
            </Text>
            {onOpen && (
              <Text size="caption" tone={leftThisWeek === 0 ? 'warning' : 'secondary'}>
                {leftThisWeek > 0 ? t`本周还可投稿 ${leftThisWeek} 次` : t`本周次数已用完`}
              </Text>
            )}
          </Stack>
        </Fill>
        {onOpen && <Icon name="chevron-right" size={16} className={styles.arrow} />}
      </div>
    </div>
  );
}
