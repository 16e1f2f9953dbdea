import { t } from '@lingui/core/macro';
import type { RecruitData } from '@voltfront/contract';
import { useSession } from '@/session';
import { BottomBar, Button } from '@/ui';
import { AboutPart } from './about-part';
import { ArticlesPart } from './articles-part';
import { ChannelsPart } from './channels-part';
import { PersonPart } from './person-part';
import { RefusedBar } from './refused-bar';
import { useApplication } from './use-application';
import { useLeaving } from './use-leaving';

const PARTS = ['name', 'cityCode', 'channels', 'works', 'pictures', 'about'];

/** The application on one long page inside the native app, whose account it is of; works are own articles. */
export function LongForm({ recruit, own }: { recruit: RecruitData; own: NonNullable<RecruitData['own']> }) {
  const application = useApplication(recruit, 'article');
  const { user } = useSession();
  useLeaving(application);
  const send = () => {
    if (application.isBusy || !application.tryParts(PARTS)) return;
    void application.send();
  };
  return (
    <>
      <RefusedBar own={own} />
      <PersonPart application={application} own={own} nickname={user?.nickname ?? ''} />
      <ChannelsPart application={application} />
      <ArticlesPart application={application} />
      <AboutPart application={application} />
      <BottomBar>
        <Button block loading={application.isBusy} onClick={send}>
          {t`提交申请`}
        </Button>
      </BottomBar>
    </>
  );
}
