import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DriveBody } from '@/features/test-drive/drive-body';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { TemplateHead } from '@/features/test-drive/heads/template-head';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDriveTemplate/index';

/** 预约试驾 by a template: picture, colour, fields, gift and result are an operator's. */
export default function TestDriveTemplatePage() {
  const { id = '', modelId } = useParams(ROUTE);
  const channel = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: id }),
    enabled: id !== '',
  });
  return (
    <Page
      route={ROUTE}
      subject={channelSubject}
      isMissing={id === ''}
      queries={[channel]}
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        channel.data && (
          <>
            <TemplateHead
              channel={channel.data}
              modelId={modelId}
              onChange={() => redirect('/pagesActivity/testDriveTemplate/carList', { id })}
            />
            <DriveBody
              channel={channel.data}
              wanted={{ modelId }}
              resultPage={channel.data.settings.resultPage}
              parts={modelId ? CHOSEN : undefined}
              showsMine
            />
          </>
        )
      }
    </Page>
  );
}

/** The head shows the model that the list was left with. */
const CHOSEN = { model: () => null };
