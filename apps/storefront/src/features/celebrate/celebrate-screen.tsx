import { t } from '@lingui/core/macro';
import type { DrawData, LiveData, LiveSettingsData } from '@voltfront/contract';
import { api } from '@/api';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { CampaignState } from '@/features/campaign/campaign-state';
import { WinnerLine } from '@/features/campaign/winner-line';
import { shareText } from '@/features/community/article/article-share';
import { OddsList } from '@/features/draw/odds-list';
import { SeedNote } from '@/features/draw/seed-note';
import { navigate } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import { getSession } from '@/session';
import { Cell, CellGroup, toast } from '@/ui';
import styles from './celebrate.module.css';
import { celebrateChanged, showLive } from './celebrate-cache';
import { LiveStage } from './live-stage';
import { RainCard } from './rain-card';
import { StageDraw } from './stage-draw';
import { TaskList } from './task-list';

export interface CelebrateScreenProps {
  draw: DrawData;
  settings: LiveSettingsData;
  live: LiveData;
  share: ShareContent;
}

/** Notes that the celebration was shared; visitors have nobody to give a chance to. */
async function noteShare(slug: string): Promise<void> {
  if (getSession().user === null) return;
  try {
    const { isEarned, ...live } = await api('POST /api/mpmkt/v1/campaign/live/share', { body: { slug }, silent: true });
    showLive(slug, live);
    if (!isEarned) return;
    toast(t`分享成功，获得 1 次抽奖机会`);
    celebrateChanged();
  } catch {
    // It was shared all the same; another share counts.
  }
}

/** The celebration of an auto show: broadcast, rain of gifts, draw, and the ways to chances. */
export function CelebrateScreen({ draw, settings, live, share }: CelebrateScreenProps) {
  const { campaign } = draw;
  const { slug } = campaign;
  const isOpen = campaign.state === 'running' && campaign.refusal === null;
  const pass = async () => {
    await shareText(share);
    await noteShare(slug);
  };
  return (
    <>
      <LiveStage slug={slug} settings={settings} live={live} accent={campaign.artwork.accent} />
      <div className={styles.head} style={{ backgroundColor: campaign.artwork.accent }}>
        <h1 className={styles.title}>{campaign.title}</h1>
        <div className={styles.lead}>{campaign.lead}</div>
        <CampaignState campaign={campaign} onTurn={celebrateChanged} />
      </div>
      <WinnerLine winners={draw.winners} />
      <CellGroup inset>
        <Cell
          icon="calendar"
          title={t`预约观展`}
          note={t`选择日期与半天，凭入场码参观`}
          onClick={() => navigate('/pagesActivity/autoShow/appointment', {})}
        />
        <Cell
          icon="location"
          title={t`城市庆典`}
          note={t`离您最近的一场，到场再得 1 次机会`}
          onClick={() => navigate('/pagesActivity/celebrate/list', { id: slug })}
        />
      </CellGroup>
      <RainCard slug={slug} live={live} isOpen={isOpen} />
      <StageDraw draw={draw} />
      <TaskList live={live} watchMinutes={settings.watchMinutes} onShare={() => void pass()} />
      <CellGroup inset>
        <Cell title={t`我的奖品`} note={t`填写地址与查看物流`} onClick={() => navigate('/pagesActivity/myPrize', {})} />
      </CellGroup>
      <OddsList prizes={draw.prizes} unit="prize" />
      <SeedNote draw={draw} />
      <CampaignRules rules={campaign.rules} />
    </>
  );
}
