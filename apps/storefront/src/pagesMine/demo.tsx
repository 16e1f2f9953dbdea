import { Gallery } from '@/features/demo/gallery';
import { NotFound, Page } from '@/page';
import { isTestBuild } from '@/platform/environment';

/** Every shared component in all its states, device data and calls: for developers and testers, never in production. */
export default function DemoPage() {
  return <Page route="/pagesMine/demo">{isTestBuild ? <Gallery /> : <NotFound />}</Page>;
}
