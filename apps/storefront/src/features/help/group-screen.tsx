import { t } from '@lingui/core/macro';
import type { HelpTeamData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import { Avatar, Picture, Text } from '@/ui';
import styles from './help.module.css';
import { HelpBar } from './help-bar';
import { HelperList } from './helper-list';
import { PrizeCard } from './prize-card';
import { Seats } from './seats';

/** The team of somebody, as friends see it who follow the shared link. */
export function GroupScreen({ team: data, share }: { team: HelpTeamData; share: ShareContent }) {
  const { campaign, settings, steps, starter, team, view } = data;
  return (
    <>
      <Picture src={campaign.artwork.wide} width={390} aspect={3 / 2} alt="" eager />
      <div className={styles.card}>
        <div className={styles.starter}>
          <Avatar className={styles.face} size="large" src={starter.avatar} name={starter.nickname} />
          <Text weight="bold" size="title-3" oneLine>
            {starter.nickname}
          </Text>
          <Text size="label" tone="secondary">
            {view === 'own' ? t`这是你发起的助力，快去邀请好友吧` : t`邀请你点一下，为TA助力`}
          </Text>
        </div>
        {steps.map((step) => (
          <PrizeCard key={step.at} step={step} condition={t`集满 ${step.at} 份好友助力即可领取`} />
        ))}
        <Seats team={team} goal={settings.goal} />
      </div>
      <HelperList team={team} />
      <HelpBar
        data={data}
        share={share}
        verb={t`为TA助力`}
        onOwn={() => navigate('/pagesActivity/help/index', { id: campaign.slug })}
      />
    </>
  );
}
