import { t } from '@lingui/core/macro';
import type { VoiceData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { CampaignState } from '@/features/campaign/campaign-state';
import { windowWords } from '@/features/campaign/window-words';
import { navigate } from '@/navigation';
import { BottomBar, Button, Cell, CellGroup, Fill, Picture, Stack, Text } from '@/ui';
import { BestPosts } from './best-posts';
import { copyWords } from './copy-words';
import { StampCard } from './stamp-card';
import { useGrand } from './use-grand';
import styles from './voice.module.css';
import { readVoiceAgain } from './voice-cache';
import { CHANNEL_PAGES, nextStep, type VoiceStep } from './voice-words';

/** The landing page: topic, stamp card, rewards and the best posts. */
export function IndexScreen({ voice }: { voice: VoiceData }) {
  const { campaign, best, settings } = voice;
  const id = campaign.slug;
  return (
    <>
      <Hero voice={voice} />
      <StampCard voice={voice} onStation={(channel) => navigate(CHANNEL_PAGES[channel], { id })} />
      <Block title={t`活动话题`}>
        <Stack row align="center" justify="between" gap={3}>
          <Fill>
            <Text weight="bold" className={styles.topic}>
              {settings.topic}
            </Text>
          </Fill>
          <Button size="small" variant="soft" icon="copy" onClick={() => void copyWords(settings.topic)}>
            {t`复制`}
          </Button>
        </Stack>
        <Text size="small" tone="secondary">
          {windowWords(campaign)}
        </Text>
      </Block>
      <Rewards voice={voice} />
      <BestPosts best={best} />
      <Ways voice={voice} />
      <MainBar voice={voice} />
    </>
  );
}

function Hero({ voice: { campaign } }: { voice: VoiceData }) {
  const { title, lead, artwork } = campaign;
  return (
    <div className={styles.hero}>
      <Picture src={artwork.tall} width={390} aspect={0.86} alt="" eager />
      <div className={styles.heroWords}>
        <h1 className={styles.heroTitle}>{title}</h1>
        <div className={styles.heroLead}>{lead}</div>
        <span className={styles.heroState}>
          <CampaignState campaign={campaign} onTurn={readVoiceAgain} />
        </span>
      </div>
    </div>
  );
}

function Rewards({ voice: { stampPoints, grand, settings } }: { voice: VoiceData }) {
  const all = settings.stations.length;
  return (
    <Block title={t`发声有礼`}>
      <Stack gap={3}>
        {stampPoints > 0 && (
          <Stack row align="center" gap={3}>
            <span className={styles.prize}>
              <Picture src="/assets/coupons/points.webp" width={56} aspect={1} alt="" clear fit="contain" />
            </span>
            <Fill>
              <Text weight="medium">{t`每枚印章 ${stampPoints} 积分`}</Text>
              <Text size="small" tone="secondary">{t`审核通过即到账，每个频道一次`}</Text>
            </Fill>
          </Stack>
        )}
        <Stack row align="center" gap={3}>
          <span className={styles.prize}>
            <Picture src={grand.picture} width={56} aspect={1} alt="" clear fit="contain" />
          </span>
          <Fill>
            <Text weight="medium">{t`集齐 ${all} 枚：${grand.title}`}</Text>
            <Text size="small" tone={grand.left === 0 ? 'warning' : 'secondary'}>
              {grand.left === null ? t`每人一次` : grand.left > 0 ? t`每人一次，剩余 ${grand.left} 份` : t`已全部领完`}
            </Text>
          </Fill>
        </Stack>
      </Stack>
    </Block>
  );
}

function Ways({ voice: { campaign, own, settings } }: { voice: VoiceData }) {
  const id = campaign.slug;
  const follow = { open: t`未完成`, done: t`已完成`, usedUp: t`今日次数已用完` };
  return (
    <CellGroup inset>
      <Cell
        icon="video"
        title={t`关注视频号`}
        note={t`看影片，找暗号`}
        value={own ? follow[own.follow.state] : t`未完成`}
        onClick={() => navigate('/pagesFollow/volume/wechatVideoPage', { id })}
      />
      <Cell
        icon="order"
        title={t`我的投稿`}
        note={t`${settings.reviewDays} 个工作日内完成审核`}
        onClick={() => navigate('/pagesBannerActivity/volume/list', { id })}
      />
      <Cell icon="info" title={t`活动规则`} onClick={() => navigate('/pagesBannerActivity/volume/rule', { id })} />
    </CellGroup>
  );
}

function verbOf(step: VoiceStep): string {
  const texts = {
    start: t`开始任务`,
    goOn: t`继续任务`,
    claim: t`领取大奖`,
    draw: t`去抽奖`,
    look: t`查看我的奖品`,
  };
  return texts[step];
}

function MainBar({ voice }: { voice: VoiceData }) {
  const { claim, isBusy } = useGrand(voice);
  const next = nextStep(voice);
  const id = voice.campaign.slug;
  const go = () => {
    if (!('step' in next)) return;
    if (next.step === 'claim') claim();
    else if (next.step === 'look') navigate('/pagesActivity/myPrize', {});
    else if (next.step === 'draw') navigate('/pagesBannerActivity/blindBox/index', { id: voice.grand.draw ?? '' });
    else navigate('/pagesBannerActivity/volume/route', { id });
  };
  return (
    <BottomBar>
      <Button block disabled={!('step' in next)} loading={isBusy} onClick={go}>
        {'step' in next ? verbOf(next.step) : next.obstacle}
      </Button>
    </BottomBar>
  );
}
