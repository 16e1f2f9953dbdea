import { t } from '@lingui/core/macro';
import type { HelpData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { WinnerLine } from '@/features/campaign/winner-line';
import type { ShareContent } from '@/platform/share';
import { BottomBar, Button, ShareSheet, Stack, Text } from '@/ui';
import styles from './help.module.css';
import { readHelpAgain } from './help-cache';
import { canStartLater, type MainStep, mainStepOf } from './help-words';
import { PrizeCard } from './prize-card';
import { Seats } from './seats';
import { useOwnTeam } from './use-help';

/** The starter's page of a campaign with one prize: the own team, and the one thing that comes next. */
export function StartScreen({ help, share }: { help: HelpData; share: ShareContent }) {
  const { campaign, settings, steps, winners, own } = help;
  const actions = useOwnTeam(help);
  const main = mainStepOf(help);
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readHelpAgain} />
      <WinnerLine winners={winners} />
      <div className={styles.card}>
        {steps.map((step) => (
          <PrizeCard key={step.at} step={step} condition={t`集满 ${step.at} 份好友助力即可领取`} />
        ))}
        <Seats team={own?.team ?? null} goal={settings.goal} />
        {own && canStartLater(help) && (
          <Text size="caption" tone="secondary" className={styles.left}>
            {t`活动期间还可发起 ${own.teamsLeft} 次`}
          </Text>
        )}
      </div>
      <HowItWorks help={help} />
      <CampaignRules rules={campaign.rules} />
      <BottomBar>
        {'step' in main ? (
          <Button block loading={actions.isBusy} onClick={actions.go}>
            {verbOf(main.step)}
          </Button>
        ) : (
          <Button block disabled>
            {main.obstacle}
          </Button>
        )}
      </BottomBar>
      <ShareSheet isOpen={actions.isSharing} onClose={actions.stopSharing} content={share} />
    </>
  );
}

function verbOf(step: MainStep): string {
  const texts = {
    start: t`发起助力`,
    again: t`重新发起`,
    invite: t`邀请好友`,
    claim: t`领取奖励`,
    look: t`查看我的奖品`,
  };
  return texts[step];
}

function HowItWorks({ help: { settings, thanks } }: { help: HelpData }) {
  const { goal, teamHours } = settings;
  const lines = [
    t`发起助力，把链接分享给好友`,
    thanks > 0 ? t`好友点一下为你助力，TA 也得 ${thanks} 积分` : t`好友点一下为你助力`,
    t`${teamHours} 小时内集满 ${goal} 份，回到这里领取`,
  ];
  return (
    <Block title={t`三步领取`}>
      <Stack gap={3}>
        {lines.map((line, index) => (
          <Stack row align="center" gap={3} key={line}>
            <span className={styles.number}>{index + 1}</span>
            <Text size="label">{line}</Text>
          </Stack>
        ))}
      </Stack>
    </Block>
  );
}
