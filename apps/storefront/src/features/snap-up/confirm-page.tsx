import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { AgreementSummaryData, SnapUpDetailData } from '@voltfront/contract';
import { useEffect, useRef } from 'react';
import { api, apiQuery, useServerNow } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { back, redirect } from '@/navigation';
import { EmptyState, Page } from '@/page';
import { Skeleton } from '@/ui';
import { HeldScreen } from './confirm-screen';
import { CAR, readSalesAgain } from './snap-up-cache';
import { SALE_PAGES } from './use-place';

export interface ConfirmPageProps {
  route: '/pagesActivity/snapUp/confirm' | '/pagesOrder/snapUpAugust/confirm';
  slug: string;
  code: string;
}

/** Gives the held car back when the page is left without an order. */
function useGiveBack(slug: string, isHeld: boolean) {
  const isKept = useRef(false);
  const held = useRef(isHeld);
  held.current = isHeld;
  useEffect(
    () => () => {
      if (isKept.current || !held.current) return;
      api('POST /api/mpmkt/v1/campaign/snapUp/leave', { body: { slug }, silent: true }).then(
        readSalesAgain,
        () => undefined,
      );
    },
    [slug],
  );
  return () => {
    isKept.current = true;
  };
}

/** The order form of a held car, or why there is none. */
export function ConfirmPage({ route, slug, code }: ConfirmPageProps) {
  const car = useQuery(apiQuery(CAR, { slug, code }));
  const agreements = useQuery(apiQuery('GET /api/mporder/v1/order/agreements', { kind: 'deposit' }));
  const own = car.data?.own;
  const keep = useGiveBack(slug, own?.state === 'held' && own.code === code);
  return (
    <Page
      route={route}
      subject={campaignSubject}
      isMissing={slug === '' || code === ''}
      queries={[car, agreements]}
      hasBottomBar
      skeleton={<Skeleton variant="detail" count={2} />}
    >
      {() => car.data && <Content detail={car.data} agreements={agreements.data ?? []} onOrdered={keep} />}
    </Page>
  );
}

interface ContentProps {
  detail: SnapUpDetailData;
  agreements: readonly AgreementSummaryData[];
  onOrdered: () => void;
}

function Content({ detail, agreements, onOrdered }: ContentProps) {
  const now = useServerNow()();
  const { campaign, own, car, look } = detail;
  const { slug, state } = campaign;
  if (own && own.state !== 'held') return <Ordered orderNo={own.orderNo} isPaid={own.state === 'bought'} />;
  if (state === 'ended' || state === 'paused')
    return (
      <EmptyState
        type="order"
        title={state === 'ended' ? t`活动已结束` : t`活动暂停中`}
        desc={t`本次抢购暂时无法提交订单`}
        btnText={t`返回`}
        onAction={back}
      />
    );
  if (!own || now > own.until)
    return (
      <EmptyState
        type="order"
        title={t`保留已失效`}
        desc={car.left > 0 ? t`车辆已释放，可返回重新抢购` : t`车辆已释放，当前已抢光`}
        btnText={t`返回抢购`}
        onAction={() => redirect(SALE_PAGES[look].detail, { id: slug, code: car.code })}
      />
    );
  if (own.code !== car.code)
    return (
      <EmptyState
        type="order"
        title={t`已为您保留另一台车`}
        desc={t`每人同时只能保留一台`}
        btnText={t`去填写订单`}
        onAction={() => redirect(SALE_PAGES[look].confirm, { id: slug, code: own.code })}
      />
    );
  return <HeldScreen detail={detail} agreements={agreements} onOrdered={onOrdered} />;
}

function Ordered({ orderNo, isPaid }: { orderNo: string | null; isPaid: boolean }) {
  const open = () => {
    if (orderNo === null) return redirect('/pagesOrder/order/index');
    return isPaid ? redirect('/pagesOrder/car/detail', { orderNo }) : redirect('/pagesOrder/pay/index', { orderNo });
  };
  return (
    <EmptyState
      type="order"
      title={t`您已参与本次抢购`}
      desc={isPaid ? t`每人限购一台` : t`订单待支付，请尽快完成`}
      btnText={isPaid ? t`查看订单` : t`去支付`}
      onAction={open}
    />
  );
}
