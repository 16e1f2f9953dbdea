import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery, useApiMutation } from '@/api';
import { askSubscription, canSubscribe } from '@/platform/subscription';
import { Button, Cell, CellGroup, toast } from '@/ui';
import type { SubscribeCellProps } from './subscribe-topic';

/**
 * Offers the platform's messages about an order or a viewing; a tap asks, and the answer is sent to the server. Nothing
 * where the platform has none, and no more once the customer accepted.
 */
export function SubscribeCell({ topic, title, note }: SubscribeCellProps) {
  const { data } = useQuery({ ...apiQuery('GET /api/appuser/v1/user/subscriptions'), enabled: canSubscribe });
  const save = useApiMutation('POST /api/appuser/v1/user/subscriptions/save', {});
  const [isDone, setDone] = useState(false);
  const ids = data?.templates.filter((template) => template.topic === topic).map(({ templateId }) => templateId) ?? [];
  if (ids.length === 0 || isDone) return null;

  const ask = async () => {
    const answers = await askSubscription(ids);
    if (answers.length === 0) return toast(t`暂时无法订阅，进度会以短信通知您`);
    save.mutate({ answers });
    if (!answers.some(({ isAccepted }) => isAccepted)) return;
    setDone(true);
    toast(t`订阅成功，有进展时会通知您`);
  };
  return (
    <CellGroup inset>
      <Cell
        icon="bell"
        title={title}
        note={note}
        value={
          <Button size="small" variant="secondary" label={title} onClick={ask}>
            {t`订阅`}
          </Button>
        }
      />
    </CellGroup>
  );
}
