import { t } from '@lingui/core/macro';
import { WebPage } from '@/features/documents/web-page';
import { useParams } from '@/navigation';

const ROUTE = '/pagesBannerActivity/webview';

/** 活动详情: a campaign on an own host; the app container opens it by itself. */
export default function BannerWebViewPage() {
  const { src } = useParams(ROUTE);
  return (
    <WebPage
      route={ROUTE}
      src={src}
      title={undefined}
      usualTitle={t`活动详情`}
      foreign="refuse"
      hasToken
      isNativeInContainer
    />
  );
}
