import { t } from '@lingui/core/macro';
import type { TestDriveReportData } from '@voltfront/contract';
import { fieldsOf } from '@voltfront/rules/form/form-fields';
import { Cell, CellGroup, Picture, Rating, Stack } from '@/ui';
import styles from './feedback-view.module.css';

type Answer = NonNullable<TestDriveReportData['answers']>[string];

/** What was said after a drive, as it was sent. */
export function FeedbackView({ report: { form, answers } }: { report: TestDriveReportData }) {
  const answered = fieldsOf(form).flatMap(({ id, label }) => {
    const answer = answers?.[id];
    return answer === undefined ? [] : [{ id, label, answer }];
  });
  return (
    <CellGroup inset title={t`我的反馈`}>
      {answered.map(({ id, label, answer }) => (
        <Line key={id} label={label} answer={answer} />
      ))}
    </CellGroup>
  );
}

function Line({ label, answer }: { label: string; answer: Answer }) {
  if (typeof answer === 'number') return <Cell title={label} value={<Rating label={label} value={answer} />} />;
  if (typeof answer === 'string') return <Cell title={label} note={answer} />;
  return (
    <Cell
      title={label}
      note={
        <Stack row gap={2}>
          {answer.map((path, index) => (
            <div key={path} className={styles.photo}>
              <Picture src={path} width={72} aspect={1} round="card" alt={t`照片 ${index + 1}`} />
            </div>
          ))}
        </Stack>
      }
    />
  );
}
