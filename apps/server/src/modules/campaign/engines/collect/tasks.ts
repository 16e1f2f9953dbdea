import type { CollectSettingsData, CollectTaskData } from '@voltfront/contract';
import { type CollectTask, poolOfDay, taskRef, taskState } from '@voltfront/rules/campaign/collect';
import { formatDate } from '@voltfront/rules/format/date';
import { shanghaiStart } from '@voltfront/rules/format/shanghai-time';
import type { Ctx } from '../../../../kernel/context';
import type { CampaignRow } from '../../campaign.repository';
import { countShares } from '../../share.repository';
import { countDeeds } from '../offer/deeds';
import { listDeeds, takenOnDay } from './collect.repository';

/** The question of today; undefined where there are none. */
export const todaysQuestion = (
  { quiz }: CollectSettingsData,
  { startsAt }: Pick<CampaignRow, 'startsAt'>,
  now: number,
) => (quiz.length === 0 ? undefined : quiz[poolOfDay(quiz.length, startsAt, now)]);

/** What tells which tasks of today a person has done. */
async function doneToday(ctx: Ctx, accountId: string, row: CampaignRow, settings: CollectSettingsData) {
  const now = ctx.now();
  const day = formatDate(now);
  const since = shanghaiStart(now, 'day');
  const done = await countDeeds(ctx, accountId, [since]);
  const noted = await listDeeds(ctx.db, { accountId, campaignId: row.id }, day);
  const shares = settings.tasks.includes('share') ? await countShares(ctx.db, accountId, row.id, day) : 0;
  const chosen = noted.find(({ task }) => task === 'quiz')?.option ?? null;
  const isDone = (task: CollectTask): boolean => {
    if (task === 'share') return shares > 0;
    if (task === 'store') return noted.some((deed) => deed.task === 'store');
    if (task === 'quiz') return chosen !== null && chosen === todaysQuestion(settings, row, now)?.right;
    return done(task, since) > 0;
  };
  return { isDone, chosen };
}

/** Where the tasks of today stand for a person, and how many items they can still bring. */
export async function judgeTasks(
  ctx: Ctx,
  accountId: string,
  row: CampaignRow,
  settings: CollectSettingsData,
): Promise<{ tasks: CollectTaskData[]; itemsLeft: number }> {
  const now = ctx.now();
  const taken = await takenOnDay(ctx.db, { accountId, campaignId: row.id }, formatDate(now));
  const { isDone, chosen } = await doneToday(ctx, accountId, row, settings);
  const asked = todaysQuestion(settings, row, now);
  const { itemsPerDay } = settings;
  const tasks = settings.tasks.map((task): CollectTaskData => {
    const facts = { isDone: isDone(task), isTaken: taken.includes(taskRef(task, now)) };
    const question =
      task === 'quiz' && asked
        ? { question: asked.question, options: asked.options, chosen, right: chosen === null ? null : asked.right }
        : null;
    return { task, state: taskState(facts, taken.length, itemsPerDay), question };
  });
  return { tasks, itemsLeft: Math.max(0, itemsPerDay - taken.length) };
}
