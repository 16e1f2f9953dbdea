import { t } from '@lingui/core/macro';
import { WebPage } from '@/features/documents/web-page';
import { useParams } from '@/navigation';

const ROUTE = '/pages/webview/index';

/** A web page inside the app; other hosts are opened after a notice, and no page gets a token. */
export default function WebViewPage() {
  const { src, title } = useParams(ROUTE);
  return <WebPage route={ROUTE} src={src} title={title} usualTitle={t`网页`} foreign="ask" />;
}
