import { t } from '@lingui/core/macro';
import type { CampaignData, ReplyOf } from '@voltfront/contract';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { Cell, CellGroup, NoticeBar, ProgressLine, Section, Stack, Text } from '@/ui';
import { Designs } from './designs';
import { EmployeeHead } from './employee-head';
import { Ranking } from './ranking';
import { readBoardAgain } from './staff-keys';

type Board = ReplyOf<'GET /api/mpmkt/v1/campaign/staff/board'>;

export interface BoardScreenProps {
  board: Board;
  own: NonNullable<Board['own']>;
  landing: string;
  onRecords: () => void;
  onRules: () => void;
}

/** Why nobody can be invited now; null: it is possible. */
function reasonAgainst({ state }: CampaignData): string | null {
  if (state === 'ended') return t`活动已结束`;
  if (state === 'announced') return t`活动尚未开始`;
  return state === 'paused' ? t`活动暂停中` : null;
}

/** What is left to the target. */
function targetWords(drives: number, target: number): string {
  return drives >= target ? t`目标已达成，继续冲刺排行` : t`还差 ${target - drives} 次达成目标`;
}

/** A staff ambassador's campaign: target, rankings, and the poster with the own code. */
export function BoardScreen({ board, own, landing, onRecords, onRules }: BoardScreenProps) {
  const { campaign, persons, departments } = board;
  const { accent } = campaign.artwork;
  const isEnded = campaign.state === 'ended';
  const { rank, drives, target, points } = own;
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readBoardAgain} />
      {isEnded && (
        <NoticeBar>{rank === null ? t`活动已结束，您未上榜` : t`活动已结束，您的最终排名：第 ${rank} 名`}</NoticeBar>
      )}
      <EmployeeHead
        employee={own}
        accent={accent}
        figures={[
          { name: t`完成试驾`, value: drives },
          { name: t`获得积分`, value: points },
          { name: t`当前排名`, value: rank ?? 0 },
        ]}
      />
      <Section pad="m" label={t`个人目标`}>
        <Stack gap={2}>
          <Stack row justify="between">
            <Text weight="medium">{t`个人目标 ${drives} / ${target} 次试驾`}</Text>
            <Text size="small" tone="secondary">
              {targetWords(drives, target)}
            </Text>
          </Stack>
          <ProgressLine value={drives / target} label={t`个人目标`} />
        </Stack>
      </Section>
      <CellGroup inset>
        <Cell title={t`记录`} note={t`客户进度与积分`} onClick={onRecords} />
        <Cell title={t`规则`} note={t`目标、积分与排名奖`} onClick={onRules} />
      </CellGroup>
      <Ranking persons={persons} departments={departments} accent={accent} />
      <Designs board={board} own={own} landing={landing} reason={reasonAgainst(campaign)} />
    </>
  );
}
