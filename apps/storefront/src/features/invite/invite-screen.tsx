import { t } from '@lingui/core/macro';
import type { InviteHubData } from '@voltfront/contract';
import type { FC, ReactNode } from 'react';
import { Cell, CellGroup } from '@/ui';
import { InviteBar } from './invite-bar';
import { BoardLook } from './looks/board-look';
import { DeskLook } from './looks/desk-look';
import { GarageLook } from './looks/garage-look';
import { LadderLook } from './looks/ladder-look';
import type { LookProps } from './looks/look-props';
import { StepsLook } from './looks/steps-look';

/** How a campaign is laid out, by its settings. */
const LOOKS: Readonly<Record<InviteHubData['settings']['look'], FC<LookProps>>> = {
  ladder: LadderLook,
  steps: StepsLook,
  board: BoardLook,
  garage: GarageLook,
  desk: DeskLook,
};

export interface InviteScreenProps {
  hub: InviteHubData;
  onRecords: () => void;
  onRules: () => void;
  /** Default: 邀请记录. */
  recordsTitle?: string;
  /** What is special about the campaign. */
  children?: ReactNode;
  /** In the place of the button that invites, for people whom the campaign is not for. */
  bar?: ReactNode;
}

/** An invitation campaign for whoever invites, in the layout of the campaign. */
export function InviteScreen({ hub, onRecords, onRules, recordsTitle, children, bar }: InviteScreenProps) {
  const Look = LOOKS[hub.settings.look];
  return (
    <>
      <Look hub={hub}>{children}</Look>
      <CellGroup inset>
        <Cell title={recordsTitle ?? t`邀请记录`} note={t`好友进度与奖励`} onClick={onRecords} />
        <Cell title={t`活动规则`} note={t`参与条件与发放时间`} onClick={onRules} />
      </CellGroup>
      {bar ?? <InviteBar hub={hub} />}
    </>
  );
}
