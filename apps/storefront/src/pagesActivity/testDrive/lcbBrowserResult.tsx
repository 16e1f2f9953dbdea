import { ResultPage } from '@/features/test-drive/result-page';
import { WebResult } from '@/features/test-drive/results/web-result';
import { useParams } from '@/navigation';

const ROUTE = '/pagesActivity/testDrive/lcbBrowserResult';
const FORM = '/pagesActivity/testDrive/lcbBrowser';

/** 提交成功 in a browser: the number, and the ways into mini-program and app. */
export default function LcbBrowserResultPage() {
  return (
    <ResultPage route={ROUTE} params={useParams(ROUTE)} form={FORM}>
      {(drive) => <WebResult drive={drive} />}
    </ResultPage>
  );
}
