import { t } from '@lingui/core/macro';
import type { OrderDetailData } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { Button, Stack, Timeline } from '@/ui';
import { OrderFold } from './order-fold';

/** Entries shown before 查看全部. */
const SHORT_COUNT = 3;

/** What happened to the order, newest first. */
export function OrderTimeline({ timeline }: { timeline: OrderDetailData['timeline'] }) {
  const [isLong, setLong] = useState(false);
  const entries = isLong ? timeline : timeline.slice(0, SHORT_COUNT);
  return (
    <OrderFold title={t`订单进度`} isOpenAtFirst>
      <Timeline
        items={entries.map(({ title, note, at }) => ({
          key: `${at}-${title}`,
          title,
          time: formatDateTime(at),
          children: note || undefined,
        }))}
      />
      {timeline.length > SHORT_COUNT && (
        <Stack row justify="center">
          <Button variant="text" size="small" onClick={() => setLong(!isLong)}>
            {isLong ? t`收起` : t`查看全部进度`}
          </Button>
        </Stack>
      )}
    </OrderFold>
  );
}
