import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { WebPage } from '@/features/documents/web-page';
import { useParams } from '@/navigation';

const ROUTE = '/pagesActivity/webview';

/** 活动页面: a campaign on an own host, which learns who looks and sets what is shared. */
export default function ActivityWebViewPage() {
  const { src, title, share } = useParams(ROUTE);
  return (
    <WebPage
      route={ROUTE}
      src={src}
      title={title}
      usualTitle={t`活动页面`}
      foreign="refuse"
      hasToken
      {...(share === '0' ? { card: { title: brand.name, address: '/' } } : { keepsCard: true })}
    />
  );
}
