import { t } from '@lingui/core/macro';
import type { PollData } from '@voltfront/contract';
import { momentText } from '@/features/campaign/packet/packet-words';
import { Cell, CellGroup, Tag } from '@/ui';

/** When each question of a poll is open. */
export function QuestionTimes({ questions }: Pick<PollData, 'questions'>) {
  const words = { soon: t`未开放`, open: t`投票中`, closed: t`已截止` };
  return (
    <CellGroup inset title={t`各题投票时间`}>
      {questions.map(({ key, title, opensAt, endsAt, state }) => (
        <Cell
          key={key}
          title={title}
          note={t`${momentText(opensAt)} 至 ${momentText(endsAt)}`}
          value={<Tag tone={state === 'open' ? 'accent' : 'neutral'}>{words[state]}</Tag>}
        />
      ))}
    </CellGroup>
  );
}
