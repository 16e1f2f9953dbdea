import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { navigate } from '@/navigation';
import { isLoggedIn } from '@/session';
import { Cell, CellGroup, Tag } from '@/ui';
import { DRIVE_TONES, driveStateName } from './drive-words';
import { runningWords } from './running-card';

/** Test drives of the customer that are to come or under way; nothing while there are none. */
export function RunningDrives() {
  const { data } = useQuery({ ...apiQuery('GET /api/mpmkt/v1/testDrive/running'), enabled: isLoggedIn() });
  if (!data?.length) return null;
  return (
    <CellGroup inset>
      {data.map((drive) => (
        <Cell
          key={drive.driveNo}
          icon="calendar"
          title={t`${drive.modelName} 试驾`}
          note={runningWords(drive)}
          value={<Tag tone={DRIVE_TONES[drive.state]}>{driveStateName(drive.state)}</Tag>}
          onClick={() => navigate('/pagesActivity/testDrive/result', { driveNo: drive.driveNo })}
        />
      ))}
    </CellGroup>
  );
}
