import { Page } from '@/page';

export default function CommunityPage() {
  return <Page route="/" />;
}
