import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@/api';
import { pageAction } from '@/navigation';
import { Button, Fill, Section, Stack, Text } from '@/ui';
import styles from './points.module.css';

type Task = ReplyOf<'GET /api/mpintegral/v1/points'>['tasks'][number];

/** Page of each task, by the code of its source. */
const TASK_PAGES: Record<string, string> = { comment: '/', articleRead: '/', articleLiked: '/', articleShared: '/' };

/** Ways to earn points today, besides the check-in. */
export function Tasks({ tasks }: { tasks: Task[] }) {
  if (tasks.length === 0) return null;
  return (
    <Section title={t`每日任务`}>
      <div className={styles.body}>
        {tasks.map((task) => (
          <TaskRow key={task.code} task={task} />
        ))}
      </div>
    </Section>
  );
}

function TaskRow({ task }: { task: Task }) {
  const { code, title, amount, dailyLimit, doneToday } = task;
  const isDone = doneToday >= dailyLimit;
  const open = pageAction(TASK_PAGES[code] ?? '');
  return (
    <Stack row align="center" gap={3} className={styles.task}>
      <Fill>
        <Text>{title}</Text>
        <Text size="small" tone="secondary">
          {t`每次 +${amount} 积分 · 今日 ${doneToday}/${dailyLimit}`}
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
