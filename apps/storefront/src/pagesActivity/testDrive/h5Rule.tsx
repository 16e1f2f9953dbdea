import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DriveRules } from '@/features/test-drive/drive-rules';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { back, canGoBack, redirect } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, Section, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDrive/h5Rule';

/** The form below keeps its fields; without one, for whoever opened the rules by a link, it is opened. */
function returnToForm(): void {
  if (canGoBack()) back();
  else redirect('/pagesActivity/testDrive/h5', {});
}

/** 试驾活动规则 of the short form. */
export default function TestDriveH5RulePage() {
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: 'h5' }));
  return (
    <Page
      route={ROUTE}
      subject={channelSubject}
      queries={[channel]}
      skeleton={<Skeleton variant="detail" />}
      bottom={
        <BottomBar>
          <Button block onClick={returnToForm}>
            {t`返回填写`}
          </Button>
        </BottomBar>
      }
    >
      {() =>
        channel.data && (
          <Section pad="l" apart="before">
            <DriveRules rules={channel.data.settings.rules} />
          </Section>
        )
      }
    </Page>
  );
}
