import { t } from '@lingui/core/macro';
import type { TestDriveReportData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { navigate } from '@/navigation';
import { Button, Cell, CellGroup, EmptyState, NoticeBar, Section, Stack } from '@/ui';
import { FeedbackForm } from './feedback-form';
import { FeedbackView } from './feedback-view';

/** A drive in figures, and its feedback: to come, to write, or written. */
export function ReportScreen({ report }: { report: TestDriveReportData }) {
  const { state, driveNo, modelId, modelName } = report;
  if (state === 'notDone')
    return (
      <EmptyState
        type="order"
        title={t`试驾尚未完成`}
        desc={t`完成试驾后即可填写反馈，领取 100 积分`}
        btnText={t`查看预约`}
        onAction={() => navigate('/pagesActivity/testDrive/result', { driveNo })}
      />
    );
  return (
    <>
      {state === 'sent' && <NoticeBar icon="check">{t`反馈已提交，100 积分已到账`}</NoticeBar>}
      <Facts report={report} />
      {state === 'open' ? <FeedbackForm report={report} /> : <FeedbackView report={report} />}
      {state === 'sent' && (
        <Section pad="l">
          <Stack gap={3}>
            <Button block onClick={() => navigate('/pagesDetail/carModel', { modelId })}>
              {t`定制同款 ${modelName}`}
            </Button>
            <Button block variant="secondary" onClick={() => navigate('/pagesActivity/testDrive/packageShare')}>
              {t`请好友试驾，分享礼包`}
            </Button>
          </Stack>
        </Section>
      )}
    </>
  );
}

function Facts({ report }: { report: TestDriveReportData }) {
  const { modelName, storeName, consultantName, startedAt, minutes, distanceKm } = report;
  return (
    <CellGroup inset title={t`本次试驾`}>
      <Cell title={t`车型`} value={modelName} />
      <Cell title={t`门店`} value={storeName} />
      {startedAt !== null && <Cell title={t`日期`} value={formatDate(startedAt)} />}
      {consultantName !== '' && <Cell title={t`试驾专员`} value={consultantName} />}
      {minutes !== null && <Cell title={t`时长`} value={t`${minutes} 分钟`} />}
      {distanceKm !== null && <Cell title={t`里程`} value={t`${distanceKm} 公里`} />}
    </CellGroup>
  );
}
