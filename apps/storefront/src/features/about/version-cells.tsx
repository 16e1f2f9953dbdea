import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { pageAction } from '@/navigation';
import { Cell, Spinner, Stack, Tag } from '@/ui';
import { useUpdate } from './use-update';

const TRIAL = '/pages/download/grayscaleDownload/index';

/** The version that runs, a newer one, and the trial round that concerns the customer. */
export function VersionCells() {
  const { version, isNewer, isChecking, check } = useUpdate();
  const trial = useQuery(apiQuery('GET /api/appuser/v1/pub/getGrayVersionInfo', {}));
  const round = ['open', 'loginRequired'].includes(trial.data?.state ?? '') ? trial.data?.round : null;
  const openTrial = round ? pageAction(TRIAL, { round: round.roundId }) : undefined;
  return (
    <>
      <Cell
        title={t`当前版本`}
        value={
          <Stack row align="center" gap={2}>
            {isNewer && <Tag tone="accent">{t`有新版本`}</Tag>}
            <span>{version}</span>
            {isChecking && <Spinner />}
          </Stack>
        }
        onClick={() => void check()}
      />
      {round && openTrial && <Cell title={t`内测版本`} value={round.version} onClick={openTrial} />}
    </>
  );
}
