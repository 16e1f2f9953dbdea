import { Page } from '@/page';

/** 置换服务. */
export default function ReplaceServicePage() {
  return <Page route="/pagesDetail/replaceService" />;
}
