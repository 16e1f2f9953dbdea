import { t } from '@lingui/core/macro';
import { withCommas } from '@voltfront/rules/money';
import { pageAction } from '@/navigation';
import { Button, Fill, Section, Stack, Text } from '@/ui';
import styles from './growth.module.css';
import type { Growth } from './level-hero';

type Task = Growth['tasks'][number];

/** Page of each source, by its code. */
const TASK_PAGES: Record<string, string> = {
  checkIn: '/pagesMine/integral',
  comment: '/',
  orderLocked: '/pages/car/index',
  tradeIn: '/pagesOrder/tradeIn/index',
};

/** Sources of growth value, with the share that is done. */
export function WaysToGrow({ tasks }: { tasks: Task[] }) {
  if (tasks.length === 0) return null;
  return (
    <Section title={t`获取成长值`}>
      <div className={styles.body}>
        {tasks.map((task) => (
          <TaskRow key={task.code} task={task} />
        ))}
      </div>
    </Section>
  );
}

/** Remaining amount: of the year where its limit is the smaller one or used up, else of the day. */
function progressOf({ dailyLimit, doneToday, yearlyLimit, doneThisYear }: Task): string {
  if (doneThisYear >= yearlyLimit || yearlyLimit <= dailyLimit) return t`今年 ${doneThisYear}/${yearlyLimit}`;
  return t`今日 ${doneToday}/${dailyLimit}`;
}

function TaskRow({ task }: { task: Task }) {
  const { code, title, amount, dailyLimit, doneToday, yearlyLimit, doneThisYear } = task;
  const isDone = doneToday >= dailyLimit || doneThisYear >= yearlyLimit;
  const open = pageAction(TASK_PAGES[code] ?? '');
  return (
    <Stack row align="center" gap={3} className={styles.task}>
      <Fill>
        <Text>{title}</Text>
        <Text size="small" tone="secondary">
          {t`每次 +${withCommas(amount)}`} · {progressOf(task)}
        </Text>
      </Fill>
      {(isDone || open) && (
        <Button size="small" variant={isDone ? 'secondary' : 'soft'} disabled={isDone} onClick={open}>
          {isDone ? t`已完成` : t`去完成`}
        </Button>
      )}
    </Stack>
  );
}
