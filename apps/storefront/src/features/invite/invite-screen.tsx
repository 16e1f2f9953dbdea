import { t } from '@lingui/core/macro';
import type { InviteHubData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { Block } from '@/features/campaign/block';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { Cell, CellGroup, Fill, Stack, Text } from '@/ui';
import styles from './invite.module.css';
import { InviteBar } from './invite-bar';
import { readInvitesAgain } from './invite-keys';
import { LadderList } from './ladder-list';
import { OwnCounts } from './own-counts';

export interface InviteScreenProps {
  hub: InviteHubData;
  onRecords: () => void;
  onRules: () => void;
  /** Default: 邀请记录. */
  recordsTitle?: string;
  /** Under the ladder, such as the newest friends. */
  children?: ReactNode;
}

/** An invitation campaign for whoever invites: what both get, how it works, own numbers. */
export function InviteScreen({ hub, onRecords, onRules, recordsTitle, children }: InviteScreenProps) {
  const { campaign, settings, ladder, own } = hub;
  const { accent } = campaign.artwork;
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readInvitesAgain} />
      {own && <OwnCounts counts={own.counts} accent={accent} />}
      <HowItWorks steps={settings.steps} accent={accent} />
      <LadderList ladder={ladder} side="inviter" title={t`我的奖励`} />
      <LadderList ladder={ladder} side="friend" title={t`好友的奖励`} />
      {children}
      <CellGroup inset>
        <Cell title={recordsTitle ?? t`邀请记录`} note={t`好友进度与奖励`} onClick={onRecords} />
        <Cell title={t`活动规则`} note={t`参与条件与发放时间`} onClick={onRules} />
      </CellGroup>
      <InviteBar hub={hub} />
    </>
  );
}

/** The steps of an invitation, numbered in the campaign's colour. */
export function HowItWorks({ steps, accent }: { steps: InviteHubData['settings']['steps']; accent: string }) {
  if (steps.length === 0) return null;
  return (
    <Block title={t`如何参与`}>
      <Stack gap={3}>
        {steps.map(({ title, text }, index) => (
          <Stack key={title} row align="start" gap={3}>
            <span className={styles.number} style={{ backgroundColor: accent }}>
              {index + 1}
            </span>
            <Fill>
              <Text weight="medium">{title}</Text>
              <Text size="small" tone="secondary">
                {text}
              </Text>
            </Fill>
          </Stack>
        ))}
      </Stack>
    </Block>
  );
}
