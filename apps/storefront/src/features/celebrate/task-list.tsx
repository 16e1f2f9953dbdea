import { t } from '@lingui/core/macro';
import type { LiveData, LiveTask } from '@voltfront/contract';
import { MINUTE_MS } from '@voltfront/rules/time';
import { navigate } from '@/navigation';
import { Button, Cell, CellGroup } from '@/ui';

export interface TaskListProps {
  live: LiveData;
  watchMinutes: number;
  onShare: () => void;
}

/** Ways to a chance, each once. */
export function TaskList({ live: { own, phase }, watchMinutes, onShare }: TaskListProps) {
  const isDone = (task: LiveTask) => own?.done.includes(task) ?? false;
  const watched = Math.floor((own?.watchedMs ?? 0) / MINUTE_MS);
  const watching = phase === 'before' ? t`开播后播放即开始计时` : t`已观看 ${watched}/${watchMinutes} 分钟`;
  return (
    <CellGroup inset title={t`做任务得抽奖机会`}>
      <Cell
        icon="calendar"
        title={t`预约观展`}
        note={t`到现场看新车，得 1 次机会`}
        value={
          <TaskButton
            isDone={isDone('visit')}
            text={t`去预约`}
            onClick={() => navigate('/pagesActivity/autoShow/appointment', {})}
          />
        }
      />
      <Cell
        icon="share"
        title={t`分享庆典`}
        note={t`分享给好友，得 1 次机会`}
        value={<TaskButton isDone={isDone('share')} text={t`去分享`} onClick={onShare} />}
      />
      <Cell
        icon="play"
        title={t`观看 ${watchMinutes} 分钟`}
        note={watching}
        value={isDone('watch') ? t`已完成` : t`1 次机会`}
      />
    </CellGroup>
  );
}

function TaskButton({ isDone, text, onClick }: { isDone: boolean; text: string; onClick: () => void }) {
  return (
    <Button size="small" variant={isDone ? 'secondary' : 'primary'} onClick={onClick}>
      {isDone ? t`已完成` : text}
    </Button>
  );
}
