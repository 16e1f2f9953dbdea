import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiQuery, useServerNow } from '@/api';
import { AnswerBar } from '@/features/order/notice/answer-bar';
import { NoticeText } from '@/features/order/notice/notice-text';
import { RulesText } from '@/features/order/notice/rules-text';
import { textSubject } from '@/features/order/notice/text-subject';
import { useNotices } from '@/features/order/notice/use-notices';
import { back, useParams } from '@/navigation';
import { Page } from '@/page';
import { dial } from '@/platform/external';
import { useInView } from '@/platform/in-view';
import { Skeleton, Stack, Text, toast } from '@/ui';

const ROUTE = '/pagesOrder/car/detailText';
const END_ID = 'order-text-end';

/** 详情说明: one text of an order, a notice or rules; a notice that asks is answered here, once it was read to its end. */
export default function OrderTextPage() {
  const { orderNo = '', noticeId = '', key = '' } = useParams(ROUTE);
  const isNotice = noticeId !== '';
  const notice = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/notice', { orderNo, noticeId }),
    enabled: isNotice,
  });
  const text = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/text', { orderNo, key }),
    enabled: !isNotice && key !== '',
  });
  const { read, answer } = useNotices(orderNo);
  const now = useServerNow();
  const [isAtEnd, setAtEnd] = useState(false);
  const shown = isNotice ? notice.data : text.data;
  useInView(END_ID, shown !== undefined, () => setAtEnd(true));
  useReadOnce(notice.data, read);
  const callAdviser = useAdviser(orderNo, notice.data?.ask?.kind === 'choice');

  return (
    <Page
      route={ROUTE}
      plain
      subject={textSubject}
      isMissing={orderNo === '' || (!isNotice && key === '')}
      queries={[isNotice ? notice : text]}
      skeleton={<Skeleton variant="text" count={6} />}
      bottom={() =>
        notice.data && (
          <AnswerBar
            notice={notice.data}
            nowMs={now()}
            isAtEnd={isAtEnd}
            sending={answer.isPending ? (answer.variables?.answer ?? null) : null}
            onAnswer={(wanted) =>
              answer.mutate(
                { orderNo, noticeId, answer: wanted },
                {
                  onSuccess: () => {
                    toast(t`已提交，感谢您的确认`);
                    if (wanted === 'adviser') callAdviser();
                    else back();
                  },
                },
              )
            }
          />
        )
      }
    >
      {() => (
        <>
          {notice.data && <NoticeText notice={notice.data} orderNo={orderNo} />}
          {text.data && <RulesText text={text.data} orderNo={orderNo} />}
          <div id={END_ID}>
            <Stack row justify="center">
              <Text size="caption" tone="secondary" inline>{t`— 已到末尾 —`}</Text>
            </Stack>
          </div>
        </>
      )}
    </Page>
  );
}

/** Marks the notice as read when it is seen first. */
function useReadOnce(
  notice: { noticeId: string; isRead: boolean } | undefined,
  read: (noticeId: string) => void,
): void {
  const unread = notice && !notice.isRead ? notice.noticeId : '';
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    if (unread !== '') latest.current(unread);
  }, [unread]);
}

/** Calls the adviser of the order; the store where it has none. */
function useAdviser(orderNo: string, isWanted: boolean): () => void {
  const { data } = useQuery({ ...apiQuery('GET /api/mporder/v1/order/detail', { orderNo }), enabled: isWanted });
  return () => {
    const phone = data?.adviser?.phone ?? data?.store?.phone;
    if (phone) dial(phone);
  };
}
