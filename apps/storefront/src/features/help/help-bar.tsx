import { t } from '@lingui/core/macro';
import type { HelpTeamData } from '@voltfront/contract';
import { useState } from 'react';
import type { ShareContent } from '@/platform/share';
import { BottomBar, Button, ShareSheet, Text } from '@/ui';
import { obstacleTo } from './help-words';
import { useHelping } from './use-help';

interface HelpBarProps {
  data: HelpTeamData;
  share: ShareContent;
  verb: string;
  /** Leads to the page on which the viewer starts a team of their own. */
  onOwn: () => void;
}

/** What a viewer of a team can do: help, or, for the starter, invite; and start one of their own. */
export function HelpBar({ data, share, verb, onOwn }: HelpBarProps) {
  const helping = useHelping(data);
  const [isSharing, setSharing] = useState(false);
  const { view, thanks, helpsLeft } = data;
  const obstacle = obstacleTo(data);
  if (view === 'own')
    return (
      <>
        <BottomBar>
          <Button block variant="secondary" onClick={onOwn}>{t`返回我的助力`}</Button>
          <Button block disabled={data.team.state !== 'running'} onClick={() => setSharing(true)}>{t`邀请好友`}</Button>
        </BottomBar>
        <ShareSheet isOpen={isSharing} onClose={() => setSharing(false)} content={share} />
      </>
    );
  const hint =
    helping.thanks !== null ? thanksText(helping.thanks) : obstacle === null ? hintText(thanks, helpsLeft) : null;
  return (
    <BottomBar
      top={
        hint && (
          <Text size="small" tone="secondary" inline>
            {hint}
          </Text>
        )
      }
    >
      <Button block variant="secondary" onClick={onOwn}>{t`我也要`}</Button>
      <Button block disabled={obstacle !== null} loading={helping.isBusy} onClick={helping.help}>
        {obstacle ?? verb}
      </Button>
    </BottomBar>
  );
}

const thanksText = (points: number): string =>
  points > 0 ? t`助力成功，感谢支持，获得 ${points} 积分` : t`助力成功，感谢支持`;

function hintText(points: number, helpsLeft: number | null): string {
  if (helpsLeft === null) return points > 0 ? t`登录后助力，立得 ${points} 积分` : t`登录后即可助力`;
  return points > 0 ? t`助力立得 ${points} 积分，今日还可助力 ${helpsLeft} 次` : t`今日还可助力 ${helpsLeft} 次`;
}
