import { t } from '@lingui/core/macro';
import type { DriveFiguresData } from '@voltfront/contract';
import { useMemo, useState } from 'react';
import { navigate } from '@/navigation';
import { BottomBar, Button, EmptyState, ShareSheet } from '@/ui';
import { ReportCards } from './report-cards';
import { reportPoster, reportShare } from './report-poster';

/** The data report of a drive, and what follows from it. */
export function ReportView({ figures }: { figures: DriveFiguresData }) {
  const { state, driveNo } = figures;
  if (state === 'notDone')
    return (
      <EmptyState
        type="order"
        title={t`试驾尚未完成`}
        desc={t`完成试驾后 2 小时内生成数据报告`}
        btnText={t`查看预约`}
        onAction={() => navigate('/pagesActivity/testDrive/result', { driveNo })}
      />
    );
  return <Report figures={figures} />;
}

function Report({ figures }: { figures: DriveFiguresData }) {
  const [isSharing, setSharing] = useState(false);
  const { driveNo, modelId, isFeedbackSent } = figures;
  const poster = useMemo(() => reportPoster(figures), [figures]);
  const configure = () => navigate('/pagesDetail/carModel', { modelId });
  return (
    <>
      <ReportCards figures={figures} />
      <BottomBar>
        <Button block variant="secondary" onClick={() => setSharing(true)}>{t`分享报告`}</Button>
        {isFeedbackSent ? (
          <Button block onClick={configure}>{t`配置同款`}</Button>
        ) : (
          <Button block onClick={() => navigate('/pagesActivity/testDrive/testDriveReport', { driveNo })}>
            {t`填写反馈`}
          </Button>
        )}
      </BottomBar>
      <ShareSheet
        isOpen={isSharing}
        onClose={() => setSharing(false)}
        title={t`分享报告`}
        content={reportShare(figures)}
        poster={poster}
      />
    </>
  );
}
