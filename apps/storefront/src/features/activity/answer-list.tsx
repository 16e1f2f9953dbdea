import { t } from '@lingui/core/macro';
import { fieldsOf } from '@voltfront/rules/form/form-fields';
import type { FormDefinition, FormField } from '@voltfront/rules/form/form-types';
import { Cell, CellGroup } from '@/ui';

/** An answer in words. */
function answerText(field: FormField, answer: unknown): string {
  if (field.kind === 'consent') return t`已同意`;
  if (Array.isArray(answer)) return field.kind === 'pictures' ? t`${answer.length} 张图片` : answer.join('、');
  if (field.kind === 'choice') return field.options.find(({ key }) => key === answer)?.text ?? '';
  return String(answer);
}

/** What was answered, when it cannot be changed any more. */
export function AnswerList({ form, answers }: { form: FormDefinition; answers: Readonly<Record<string, unknown>> }) {
  const given = fieldsOf(form).filter(({ id }) => answers[id] !== undefined);
  return (
    <CellGroup inset title={form.title} note={t`报名已截止，信息不可修改`}>
      {given.map((field) => (
        <Cell key={field.id} title={field.label} value={answerText(field, answers[field.id])} />
      ))}
    </CellGroup>
  );
}
