import { t } from '@lingui/core/macro';
import type { TestDriveLetterData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { openPdf } from '@/platform/open-file';
import { Button, Cell, CellGroup, NoticeBar, Section, Stack, Text, toast } from '@/ui';
import { LetterForm } from './letter-form';
import type { DriveRef } from './use-drive';

/** The letter of a drive: its text, then what is to be signed, or what was. */
export function LetterScreen({ letter, reference }: { letter: TestDriveLetterData; reference: DriveRef }) {
  const { state, modelName, storeName, startsAt, clauses, version, signed } = letter;
  return (
    <>
      {state === 'closed' && <NoticeBar>{t`本次试驾已开始、结束或取消，无需签署`}</NoticeBar>}
      {signed && <NoticeBar icon="check">{t`已于 ${formatDateTime(signed.signedAt)} 签署`}</NoticeBar>}
      <CellGroup inset title={t`试驾安排`}>
        <Cell title={t`车型`} value={modelName} />
        <Cell title={t`门店`} value={storeName || t`由顾问安排`} />
        <Cell title={t`时间`} value={startsAt === null ? t`由顾问与您确认` : formatDateTime(startsAt)} />
      </CellGroup>
      <Section pad="l" label={t`试驾确认书`}>
        <Stack gap={3}>
          <Text size="caption" tone="secondary">{t`版本 ${version}`}</Text>
          {clauses.map(({ title, paragraphs }) => (
            <Stack key={title} gap={1}>
              <Text weight="medium" heading={2}>
                {title}
              </Text>
              {paragraphs.map((text) => (
                <Text key={text} size="small" tone="secondary" leading="normal">
                  {text}
                </Text>
              ))}
            </Stack>
          ))}
        </Stack>
      </Section>
      {state === 'open' && <LetterForm letter={letter} reference={reference} />}
      {signed && <SignedLetter signed={signed} />}
    </>
  );
}

function SignedLetter({ signed }: { signed: NonNullable<TestDriveLetterData['signed']> }) {
  const { letterNo, driverName, maskedLicence, file } = signed;
  const open = async () => {
    if (!(await openPdf(file))) toast(t`文件打开失败，请稍后重试`);
  };
  return (
    <>
      <CellGroup inset title={t`签署信息`}>
        <Cell title={t`试驾人`} value={driverName} />
        <Cell title={t`驾驶证号码`} value={maskedLicence} />
        <Cell title={t`确认书编号`} value={letterNo} />
      </CellGroup>
      <Section pad="l">
        <Button block variant="secondary" onClick={() => void open()}>
          {t`查看签署文件（PDF）`}
        </Button>
      </Section>
    </>
  );
}
