import { t } from '@lingui/core/macro';
import type { OrderNoticeData } from '@voltfront/contract';
import { isRoutePath, openLink } from '@/navigation';
import { Button, Stack } from '@/ui';
import { OrderText } from './order-text';

/** A notice of an order, with a way to the page that it is about. */
export function NoticeText({ notice, orderNo }: { notice: OrderNoticeData; orderNo: string }) {
  const { title, body, at, link } = notice;
  return (
    <>
      <OrderText title={title} version={null} at={at} blocks={[{ kind: 'paragraph', text: body }]} orderNo={orderNo} />
      {isRoutePath(link.split('?')[0] ?? '') && (
        <Stack row justify="center">
          <Button variant="text" onClick={() => openLink(link)}>{t`查看相关页面`}</Button>
        </Stack>
      )}
    </>
  );
}
