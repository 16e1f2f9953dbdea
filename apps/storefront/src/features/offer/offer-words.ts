import { t } from '@lingui/core/macro';
import type { OfferData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { navigate } from '@/navigation';

type Task = NonNullable<OfferData['task']>;
type State = NonNullable<OfferData['own']>['state'];

/** Why an offer cannot be taken, as short as a button; null: it can, or leads to its task. */
export function obstacleOf(state: State): string | null {
  const texts: Partial<Record<State, string>> = {
    taken: t`已领取`,
    chosen: t`已选其他`,
    gone: t`已领完`,
    order: t`限大订用户`,
    short: t`积分不足`,
  };
  return texts[state] ?? null;
}

/** What is to be done for an offer. */
export function taskText({ deed, times }: Task): string {
  const texts: Record<Task['deed'], string> = {
    checkIn: times === 1 ? t`完成签到` : t`累计签到 ${times} 天`,
    checkInRow: t`连续签到 ${times} 天`,
    comment: times === 1 ? t`发表一条评论` : t`发表 ${times} 条评论`,
    drive: times === 1 ? t`完成一次试驾` : t`完成 ${times} 次试驾`,
    share: times === 1 ? t`分享给好友` : t`分享 ${times} 天`,
  };
  return texts[deed];
}

/** Words of the button that leads to a task. */
export function taskVerb({ deed }: Task): string {
  const texts: Record<Task['deed'], string> = {
    checkIn: t`去签到`,
    checkInRow: t`去签到`,
    comment: t`去评论`,
    drive: t`去试驾`,
    share: t`去分享`,
  };
  return texts[deed];
}

/** Opens the page on which a task is done; sharing is up to the page itself. */
export function openTask({ deed }: Task, share: () => void): void {
  if (deed === 'share') share();
  else if (deed === 'comment') navigate('/');
  else if (deed === 'drive') navigate('/pagesActivity/testDrive/index', {});
  else navigate('/pagesMine/integral');
}

/** How many are left, as cards say it; null: without end. */
export const leftText = (left: number | null): string | null =>
  left === null ? null : left === 0 ? t`已领完` : t`剩余 ${withCommas(left)} 份`;
