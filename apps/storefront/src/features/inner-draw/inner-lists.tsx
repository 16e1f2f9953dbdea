import { t } from '@lingui/core/macro';
import type { AwardData, DrawData, EarnedChancesData } from '@voltfront/contract';
import { serverNow } from '@/api';
import { awardStateName } from '@/features/campaign/award-words';
import { navigate } from '@/navigation';
import { Cell, CellGroup, longDate, relativeDate } from '@/ui';

/** Chances and winners on the page. */
const MOST = 5;

function sourceName({ source }: EarnedChancesData): string {
  if (source === 'deposit') return t`客户支付定金`;
  return source === 'drive' ? t`客户完成试驾` : t`活动赠送`;
}

/** What brought chances lately; and the two ways to more of them. */
export function InnerChances({ chances }: { chances: readonly EarnedChancesData[] }) {
  return (
    <CellGroup inset title={t`机会来源`}>
      {chances.slice(0, MOST).map((each) => (
        <Cell
          key={each.chanceId}
          title={sourceName(each)}
          note={longDate(each.at)}
          value={t`+${each.amount} 次，剩 ${each.left}`}
        />
      ))}
      <Cell
        title={t`员工内荐`}
        note={t`客户试驾 1 次，支付定金 3 次`}
        onClick={() => navigate('/pagesBannerActivity/innerRecommand/index', {})}
      />
      <Cell
        title={t`员工邀约试驾`}
        note={t`客户试驾 1 次，支付定金 3 次`}
        onClick={() => navigate('/pagesBannerActivity/innerDrive/index', {})}
      />
    </CellGroup>
  );
}

/** Own prizes of the draw; goods open the page on which they are received. */
export function InnerPrizes({ prizes, onOpen }: { prizes: readonly AwardData[]; onOpen: (awardId: string) => void }) {
  return (
    <CellGroup inset title={t`我的奖品`}>
      {prizes.map(({ awardId, title, wonAt, state, kind }) => (
        <Cell
          key={awardId}
          title={title}
          note={t`${longDate(wonAt)} 获得`}
          value={awardStateName(state)}
          {...(kind === 'goods' && { onClick: () => onOpen(awardId) })}
        />
      ))}
      {prizes.length === 0 && <Cell title={t`还没有奖品，转一次试试手气`} />}
    </CellGroup>
  );
}

/** Who won last, with their departments. */
export function InnerWinners({ winners }: Pick<DrawData, 'winners'>) {
  if (winners.length === 0) return null;
  return (
    <CellGroup inset title={t`部门中奖榜`}>
      {winners.slice(0, MOST).map(({ name, prize, at, organName }) => (
        <Cell
          key={`${name}${at}`}
          title={t`${name} 获得 ${prize}`}
          note={organName ?? t`员工`}
          value={relativeDate(at, serverNow())}
        />
      ))}
    </CellGroup>
  );
}
