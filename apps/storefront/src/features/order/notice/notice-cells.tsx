import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { navigate } from '@/navigation';
import { Badge, Cell, CellGroup } from '@/ui';
import { useNoticeCount } from './use-notices';

/** Entries of an order to its notices, with how many are unread or ask for an answer, and to its rules. */
export function NoticeCells({ orderNo }: { orderNo: string }) {
  const { data: count } = useNoticeCount(orderNo);
  const texts = useQuery(apiQuery('GET /api/mporder/v1/order/texts', { orderNo }));
  const unread = count?.unread ?? 0;
  const toAnswer = count?.toAnswer ?? 0;
  return (
    <CellGroup inset>
      <Cell
        icon="bell"
        title={t`订单通知`}
        note={toAnswer > 0 ? t`${toAnswer} 条需要您确认` : undefined}
        value={<Badge count={unread} label={t`${unread} 条未读通知`} />}
        onClick={() => navigate('/pagesOrder/car/notification', { orderNo })}
      />
      {texts.data?.map(({ key, title }) => (
        <Cell key={key} title={title} onClick={() => navigate('/pagesOrder/car/detailText', { orderNo, key })} />
      ))}
    </CellGroup>
  );
}
