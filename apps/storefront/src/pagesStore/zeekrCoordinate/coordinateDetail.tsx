import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { CoordinateData, OwnCoordinateData } from '@voltfront/contract';
import { useState } from 'react';
import { api, apiKey, apiQuery, queryClient } from '@/api';
import { BenefitCard, VisitLine } from '@/features/coordinate/benefit-card';
import { CoordinateHead, CoordinateStory, NearChargers } from '@/features/coordinate/coordinate-facts';
import { coordinateSubject } from '@/features/coordinate/coordinate-subject';
import { ensureLogin, redirect, useParams } from '@/navigation';
import { EmptyState, Page } from '@/page';
import { useSession } from '@/session';
import { BottomBar, Button, lazySheet, Skeleton, toast } from '@/ui';

const ROUTE = '/pagesStore/zeekrCoordinate/coordinateDetail';
const OWN = 'GET /api/mporder/v1/coordinate/own';
const DETAIL = 'GET /api/mporder/v1/coordinate/detail';
const VisitSheet = lazySheet(() => import('@/features/coordinate/visit-sheet').then((file) => file.VisitSheet));

/** 坐标详情: a place worth driving to. */
export default function CoordinateDetailPage() {
  const { coordinateId = '' } = useParams(ROUTE);
  const { isLoggedIn } = useSession();
  const place = useQuery({ ...apiQuery(DETAIL, { coordinateId }), enabled: coordinateId !== '' });
  const { data } = place;
  const own = useQuery({ ...apiQuery(OWN, { coordinateId }), enabled: isLoggedIn && data !== undefined });
  return (
    <Page
      route={ROUTE}
      subject={coordinateSubject}
      isMissing={coordinateId === ''}
      queries={[place]}
      {...(data ? { title: data.name } : {})}
      skeleton={<Skeleton variant="detail" count={2} />}
      bottom={() => data && data.state !== 'withdrawn' && <Actions place={data} own={own.data} />}
    >
      {() =>
        data && (data.state === 'withdrawn' ? <Withdrawn name={data.name} /> : <Place place={data} own={own.data} />)
      }
    </Page>
  );
}

interface PlaceProps {
  place: CoordinateData;
  /** Undefined for visitors, and until it is known. */
  own: OwnCoordinateData | undefined;
}

function Place({ place, own }: PlaceProps) {
  return (
    <>
      <CoordinateHead place={place} />
      {own?.visit && <VisitLine visit={own.visit} />}
      <BenefitCard place={place} own={own} />
      <CoordinateStory place={place} />
      <NearChargers place={place} />
    </>
  );
}

function Actions({ place, own }: PlaceProps) {
  const { coordinateId, state } = place;
  const [isVisiting, setVisiting] = useState(false);
  const isWanted = own?.isWanted ?? false;
  const keep = (next: OwnCoordinateData) => queryClient.setQueryData(apiKey(OWN, { coordinateId }), next);
  const want = async (next: boolean): Promise<void> => {
    if (!ensureLogin(() => void want(next))) return;
    try {
      keep(await api('POST /api/mporder/v1/coordinate/want', { body: { coordinateId, isWanted: next } }));
      toast(next ? t`已加入想去` : t`已取消想去`);
    } catch {
      // The call has told why.
    }
  };
  const visit = () => {
    if (ensureLogin(visit)) setVisiting(true);
  };
  return (
    <>
      <BottomBar
        lead={
          <Button variant="secondary" icon="heart" onClick={() => void want(!isWanted)}>
            {isWanted ? t`已想去` : t`想去`}
          </Button>
        }
      >
        <Button block disabled={state !== 'open' || Boolean(own?.visit)} onClick={visit}>
          {own?.visit ? t`已打卡` : t`到场打卡`}
        </Button>
      </BottomBar>
      <VisitSheet
        place={place}
        isOpen={isVisiting}
        onClose={() => setVisiting(false)}
        onSaved={(next) => {
          keep(next);
          void queryClient.invalidateQueries({ queryKey: apiKey(DETAIL, { coordinateId }) });
        }}
      />
    </>
  );
}

function Withdrawn({ name }: { name: string }) {
  return (
    <EmptyState
      type="store"
      title={t`${name} 已不再是品牌坐标`}
      desc={t`看看附近的门店`}
      btnText={t`查看门店`}
      onAction={() => redirect('/pagesStore/storeList', {})}
    />
  );
}
