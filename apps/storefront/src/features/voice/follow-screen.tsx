import { t } from '@lingui/core/macro';
import type { VoiceData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { navigate } from '@/navigation';
import { canOpenChannels, openChannels } from '@/platform/channels';
import { formatAddress } from '@/platform/router/address';
import { webLink } from '@/platform/share';
import { BottomBar, Button, Icon, Picture, pressable, QrCode, Section, Stack, Tag, Text, TextField, toast } from '@/ui';
import styles from './follow.module.css';
import { useWord, WORD_LENGTH } from './use-word';
import { CHANNEL_PAGES } from './voice-words';

const PAGE = '/pagesFollow/volume/wechatVideoPage';

/** The follow task: watch a film on Channels, follow, and give the word that it shows. */
export function FollowScreen({ voice }: { voice: VoiceData }) {
  const { campaign, settings, own } = voice;
  const state = own?.follow.state ?? 'open';
  const texts = { open: t`未完成`, done: t`已完成`, usedUp: t`今日次数已用完` };
  const tones = { open: 'neutral', done: 'success', usedUp: 'warning' } as const;
  const account = settings.stations.find(({ platform }) => platform === 'wechatVideo');
  return (
    <>
      <div className={styles.sight}>
        <Picture src={campaign.artwork.wide} width={390} aspect={1.9} alt="" eager />
      </div>
      <Block title={t`看影片，关注，找暗号`}>
        <Stack gap={2}>
          <Stack row align="center" gap={2}>
            <Text size="label" tone="secondary">{t`我的进度`}</Text>
            <Tag tone={tones[state]}>{texts[state]}</Tag>
          </Stack>
          <Text size="label" leading="body">
            {t`在视频号“${account?.brandAccount ?? ''}”看影片并关注，片尾会出现 ${WORD_LENGTH} 个字的暗号，回到这里填写即可完成。`}
          </Text>
        </Stack>
      </Block>
      <Films voice={voice} finderUserName={account?.finderUserName ?? ''} />
      {state !== 'done' && <WordBox voice={voice} isUsedUp={state === 'usedUp'} />}
      <BottomBar>
        <Button
          block
          variant={state === 'done' ? 'primary' : 'secondary'}
          onClick={() => navigate(CHANNEL_PAGES.wechatVideo, { id: campaign.slug })}
        >
          {t`去投稿`}
        </Button>
      </BottomBar>
    </>
  );
}

/** Films of the brand: opened in WeChat's mini-program, elsewhere the code that leads there. */
function Films({ voice: { campaign, settings }, finderUserName }: { voice: VoiceData; finderUserName: string }) {
  const link = webLink(formatAddress(PAGE, { id: campaign.slug }));
  const open = async (kind: 'video' | 'profile', feedId: string) => {
    const outcome = await openChannels({ kind, finderUserName, feedId });
    if (outcome.state === 'failed') toast(outcome.words ? t`打开失败：${outcome.words}` : t`打开失败，请稍后再试`);
  };
  return (
    <Block title={t`品牌影片`}>
      <div className={styles.films}>
        {settings.follow.films.map(({ title, picture, feedId }) => (
          <div
            key={feedId}
            className={styles.film}
            {...pressable(canOpenChannels ? () => void open('video', feedId) : undefined)}
          >
            <div className={styles.view}>
              <Picture src={picture} width={110} aspect={0.75} alt="" />
              {canOpenChannels && (
                <span className={styles.play}>
                  <Icon name="play" size={20} />
                </span>
              )}
            </div>
            <Text size="small" className={styles.name}>
              {title}
            </Text>
          </div>
        ))}
      </div>
      {canOpenChannels ? (
        <Button
          block
          size="medium"
          variant="soft"
          onClick={() => void open('profile', '')}
        >{t`打开视频号并关注`}</Button>
      ) : (
        link !== null && (
          <div className={styles.code}>
            <QrCode text={link} label={t`视频号二维码`} />
            <Text size="small" tone="secondary">{t`用微信扫一扫，打开视频号`}</Text>
          </div>
        )
      )}
    </Block>
  );
}

function WordBox({ voice, isUsedUp }: { voice: VoiceData; isUsedUp: boolean }) {
  const { word, setWord, error, check, isBusy } = useWord(voice);
  const reason = reasonAgainst(voice.campaign) ?? (isUsedUp ? t`今日次数已用完，明天再来` : null);
  const { own } = voice;
  return (
    <Section title={t`填写暗号`}>
      <TextField
        value={word}
        onChange={setWord}
        label={t`暗号`}
        placeholder={t`${WORD_LENGTH} 个字`}
        maxLength={WORD_LENGTH}
        error={error}
        disabled={reason !== null}
        onSubmit={check}
        bare
        {...(own && reason === null && { hint: t`今日还可尝试 ${own.follow.triesLeft} 次` })}
      />
      <div className={styles.give}>
        <Button block size="medium" disabled={reason !== null} loading={isBusy} onClick={check}>
          {reason ?? t`提交暗号`}
        </Button>
      </div>
    </Section>
  );
}
