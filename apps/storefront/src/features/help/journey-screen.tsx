import { t } from '@lingui/core/macro';
import type { HelpData, OwnHelpTeamData } from '@voltfront/contract';
import { Block } from '@/features/campaign/block';
import { WinnerLine } from '@/features/campaign/winner-line';
import { navigate } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import { Avatar, BottomBar, Button, Cell, CellGroup, Icon, ShareSheet, Text } from '@/ui';
import { canStartLater, type MainStep, mainStepOf } from './help-words';
import styles from './journey.module.css';
import { JourneyPanel } from './journey-panel';
import { PrizeCard } from './prize-card';
import { useOwnTeam } from './use-help';

/** The traveller's page: the own journey on the map, its prizes, and the cities with who lit them. */
export function JourneyScreen({ help, share }: { help: HelpData; share: ShareContent }) {
  const { campaign, settings, winners, own } = help;
  const team = own?.team ?? null;
  const actions = useOwnTeam(help);
  const main = mainStepOf(help);
  return (
    <>
      <JourneyPanel campaign={campaign} settings={settings} team={team}>
        <h1 className={styles.title}>{campaign.title}</h1>
        <div className={styles.lead}>{campaign.lead}</div>
      </JourneyPanel>
      <WinnerLine winners={winners} />
      <div className={styles.body}>
        <Prizes help={help} claim={actions.claim} />
        <Cities help={help} />
      </div>
      <CellGroup inset>
        <Cell
          title={t`活动规则`}
          note={
            own && canStartLater(help)
              ? t`活动期间还可开启 ${own.teamsLeft} 段旅程`
              : t`${settings.teamHours} 小时内由好友点亮`
          }
          onClick={() => navigate('/pagesBannerActivity/worldActivity/rule', { id: campaign.slug })}
        />
        <Cell title={t`我的奖品`} onClick={() => navigate('/pagesActivity/myPrize', {})} />
      </CellGroup>
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
    start: t`开启旅程`,
    again: t`再次出发`,
    invite: t`邀请好友点亮`,
    claim: t`领取奖品`,
    look: t`查看我的奖品`,
  };
  return texts[step];
}

/** What a step says where its prize cannot be claimed now. */
function stateText(state: OwnHelpTeamData['steps'][number] | null): string {
  const texts = { locked: t`未达成`, open: t`领取`, claimed: t`已领取`, soldOut: t`已领完`, lapsed: t`已过期` };
  return texts[state ?? 'locked'];
}

function Prizes({ help, claim }: { help: HelpData; claim: (at: number) => void }) {
  const { steps, own, campaign } = help;
  return (
    <Block title={t`点亮有礼`}>
      <div className={styles.steps}>
        {steps.map((step, index) => {
          const state = own?.team?.steps[index] ?? (step.left === 0 ? 'soldOut' : null);
          const isOpen = state === 'open' && campaign.state !== 'paused';
          return (
            <PrizeCard key={step.at} step={step} condition={t`点亮 ${step.at} 座城市`}>
              <Button
                size="small"
                disabled={!isOpen}
                label={`${stateText(state)} ${step.title}`}
                onClick={() => claim(step.at)}
              >
                {stateText(state)}
              </Button>
            </PrizeCard>
          );
        })}
      </div>
    </Block>
  );
}

/** The cities of the journey in their order, with who lit each of them. */
function Cities({ help: { settings, own } }: { help: HelpData }) {
  const helpers = own?.team?.helpers ?? [];
  return (
    <Block title={t`途经城市`}>
      <div className={styles.cities} role="list">
        {settings.map?.stops.map(({ title }, index) => {
          const helper = helpers[index];
          return (
            <div key={title} className={styles.city} role="listitem">
              {helper ? (
                <Avatar size="small" src={helper.avatar} name={helper.nickname} />
              ) : (
                <span className={styles.dark}>
                  <Icon name="location" />
                </span>
              )}
              <Text size="small" inline {...(!helper && { tone: 'secondary' as const })}>
                {title}
              </Text>
            </div>
          );
        })}
      </div>
    </Block>
  );
}
