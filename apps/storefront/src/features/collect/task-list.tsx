import { t } from '@lingui/core/macro';
import type { CollectData } from '@voltfront/contract';
import { reasonAgainst } from '@/features/campaign/reason-against';
import type { ShareContent } from '@/platform/share';
import { Button, Cell, CellGroup, ShareSheet } from '@/ui';
import { taskButton, tasksOf, taskText } from './collect-words';
import { GotSheet } from './got-sheet';
import { QuizSheet } from './quiz-sheet';
import { useTasks } from './use-collect';

/** The tasks of today with what they bring; nothing of it once the campaign is over. */
export function TaskList({ collect, share }: { collect: CollectData; share: ShareContent }) {
  const { campaign, settings, own, pool } = collect;
  const tasks = useTasks(collect);
  const obstacle = reasonAgainst(campaign);
  if (campaign.state === 'ended') return null;
  const isAlbum = settings.look === 'album';
  const today = settings.pools.find(({ key }) => key === pool)?.title ?? '';
  const left = own?.itemsLeft ?? settings.itemsPerDay;
  return (
    <>
      <CellGroup inset title={isAlbum ? t`今日任务 · ${today} · 还可领 ${left} 枚` : t`今日任务 · 还可领 ${left} 张`}>
        {tasksOf(collect).map((task) => {
          const { text, isOff } = taskButton(task);
          return (
            <Cell
              key={task.task}
              title={taskText(task.task)}
              note={isAlbum ? t`随机徽章 1 枚` : t`随机卡 1 张`}
              arrow={false}
              value={
                <Button
                  size="small"
                  variant={task.state === 'open' ? 'primary' : 'secondary'}
                  disabled={isOff || obstacle !== null}
                  loading={tasks.taking === task.task}
                  label={`${text} ${taskText(task.task)}`}
                  onClick={() => tasks.go(task.task)}
                >
                  {text}
                </Button>
              }
            />
          );
        })}
      </CellGroup>
      <GotSheet item={tasks.got} onClose={tasks.closeGot} title={isAlbum ? t`获得一枚徽章` : t`获得一张卡`} />
      <QuizSheet
        task={tasksOf(collect).find(({ task }) => task === 'quiz')}
        isOpen={tasks.sheet === 'quiz'}
        onClose={tasks.closeSheet}
        onAnswer={tasks.answer}
        onTake={() => {
          tasks.closeSheet();
          tasks.go('quiz');
        }}
      />
      <ShareSheet isOpen={tasks.sheet === 'share'} onClose={tasks.closeSheet} content={share} onShared={tasks.shared} />
    </>
  );
}
