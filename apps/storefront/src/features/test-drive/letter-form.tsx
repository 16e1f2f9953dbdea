import { t } from '@lingui/core/macro';
import type { TestDriveLetterData } from '@voltfront/contract';
import { DRIVER_AGE } from '@voltfront/rules/test-drive/test-drive-moves';
import { Button, CellGroup, Checkbox, DateField, Form, IdNumberField, Section, Stack, Text, TextField } from '@/ui';
import styles from './letter-form.module.css';
import { SignatureBox } from './signature-box';
import type { DriveRef } from './use-drive';
import { useLetterForm } from './use-letter-form';

/** Who drives, what they state, and their signature. */
export function LetterForm({ letter, reference }: { letter: TestDriveLetterData; reference: DriveRef }) {
  const { form, ticks, tick, strokes, setStrokes, faults, send, isSending, now, today } = useLetterForm(
    letter,
    reference,
  );
  return (
    <Form form={form} label={t`试驾确认书`} onSubmit={send}>
      <CellGroup inset title={t`试驾人`}>
        <TextField label={t`姓名`} placeholder={t`与驾驶证一致`} maxLength={20} {...form.field('name')} />
        <IdNumberField
          label={t`驾驶证号`}
          name={t`驾驶证号`}
          placeholder={t`18 位驾驶证号码`}
          masked
          {...form.field('licence')}
        />
        <DateField
          label={t`初次领证`}
          min="1970-01-01"
          max={today}
          start="2015-01-01"
          now={now}
          bare
          {...form.field('licensedOn')}
        />
      </CellGroup>
      <Section pad="l" label={t`声明`}>
        <Stack gap={3}>
          {letter.statements.map((text, index) => (
            <Checkbox key={text} checked={ticks.includes(index)} onChange={() => tick(index)}>
              {text}
            </Checkbox>
          ))}
        </Stack>
        {faults.statements && (
          <div role="alert" className={styles.error}>
            {faults.statements}
          </div>
        )}
      </Section>
      <SignatureBox strokes={strokes} onChange={setStrokes} error={faults.signature} />
      <div className={styles.foot}>
        <Text size="caption" tone="secondary">
          {t`试驾人须为 ${DRIVER_AGE.from} 至 ${DRIVER_AGE.to} 周岁；号码加密保存，提交后不可修改`}
        </Text>
        <Button block loading={isSending} onClick={send}>
          {t`提交`}
        </Button>
      </div>
    </Form>
  );
}
