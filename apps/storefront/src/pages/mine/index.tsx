import { Page } from '@/page';

export default function MinePage() {
  return <Page route="/pages/mine/index" />;
}
