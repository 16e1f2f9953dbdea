import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { DriveRules } from '@/features/test-drive/drive-rules';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { back, canGoBack, redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, Section, Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/giftTestDrive/rule';

/** 活动规则 of gifts for a test drive. */
export default function GiftTestDriveRulePage() {
  const { code = 'gift' } = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code }));
  // Whoever opened the rules by a link has no page below them.
  const goBack = () => (canGoBack() ? back() : redirect('/pagesActivity/giftTestDrive/index', { code }));
  return (
    <Page
      route={ROUTE}
      subject={channelSubject}
      queries={[channel]}
      skeleton={<Skeleton variant="detail" />}
      bottom={
        <BottomBar>
          <Button block onClick={goBack}>
            {t`返回`}
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
