import { t } from '@lingui/core/macro';
import type { HelpTeamData } from '@voltfront/contract';
import { useEffect } from 'react';
import { redirect } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import { Avatar, Fill, Text } from '@/ui';
import { HelpBar } from './help-bar';
import { HelperList } from './helper-list';
import styles from './journey.module.css';
import { JourneyPanel } from './journey-panel';

/** The journey of a friend: the next dark city, which the viewer can light. The own one leads to its traveller's page. */
export function LightScreen({ team: data, share }: { team: HelpTeamData; share: ShareContent }) {
  const { campaign, settings, starter, team, view } = data;
  const { slug } = campaign;
  const isOwn = view === 'own';
  useEffect(() => {
    if (isOwn) redirect('/pagesBannerActivity/worldActivity/index', { id: slug });
  }, [isOwn, slug]);
  const stops = settings.map?.stops ?? [];
  const next = stops[team.helps];
  return (
    <>
      <JourneyPanel campaign={campaign} settings={settings} team={team}>
        <div className={styles.traveller}>
          <Avatar src={starter.avatar} name={starter.nickname} />
          <Fill>
            <Text weight="bold" size="title-3" oneLine>
              {starter.nickname}
            </Text>
            <div className={styles.lead}>
              {team.state === 'running' && next ? t`下一座城市：${next.title}，等你点亮` : t`的世界行旅程`}
            </div>
          </Fill>
        </div>
      </JourneyPanel>
      <div className={styles.body}>
        <HelperList team={team} deed={(index) => t`点亮了${stops[index]?.title ?? ''}`} />
      </div>
      <HelpBar
        data={data}
        share={share}
        verb={t`帮TA点亮`}
        onOwn={() => redirect('/pagesBannerActivity/worldActivity/index', { id: slug })}
      />
    </>
  );
}
