import { useQuery } from '@tanstack/react-query';
import type { OldCarData, TradeInDetailData, TradeInSummaryData } from '@voltfront/contract';
import { useState } from 'react';
import { type ApiList, apiQuery } from '@/api';
import { PageState } from '@/page';
import { later, Skeleton } from '@/ui';
import { firstRequest } from './first-request';
import { RequestScreen } from './request-screen';
import { RequestStrip } from './request-strip';
import { TradeInIntro } from './trade-in-intro';
import { type TradeInActions, useTradeIn } from './use-trade-in';

/** People with a request rarely open the form: its fields come with it. */
const CarForm = later(
  async () => (await import('./car-form')).CarForm,
  () => <Skeleton variant="row" count={6} />,
);

/** Content of the screen: a request, or the form, which may start from a request to estimate again. */
type View = { kind: 'request'; requestId: string } | { kind: 'form'; from: string | null };

export interface TradeInScreenProps {
  list: ApiList<TradeInSummaryData>;
  /** Request of the address. */
  requestId: string | undefined;
}

/** Trading in: the customer's cars, one of them in full, or the form for another. */
export function TradeInScreen({ list, requestId }: TradeInScreenProps) {
  const actions = useTradeIn();
  const [view, setView] = useState<View>(() => {
    const first = requestId ?? firstRequest(list.items);
    return first === null ? { kind: 'form', from: null } : { kind: 'request', requestId: first };
  });
  const shown = view.kind === 'request' ? view.requestId : null;
  return (
    <>
      {list.items.length > 0 && (
        <RequestStrip
          requests={list.items}
          hasMore={list.state.more}
          onMore={list.loadMore}
          requestId={shown}
          onSelect={(next) =>
            setView(next === null ? { kind: 'form', from: null } : { kind: 'request', requestId: next })
          }
        />
      )}
      {view.kind === 'request' ? (
        <RequestView
          key={view.requestId}
          requestId={view.requestId}
          actions={actions}
          onEdit={() => setView({ kind: 'form', from: view.requestId })}
        />
      ) : (
        <FormView
          key={view.from}
          from={view.from}
          actions={actions}
          onDone={(next) => setView({ kind: 'request', requestId: next })}
        />
      )}
    </>
  );
}

interface RequestViewProps {
  requestId: string;
  actions: TradeInActions;
  onEdit: () => void;
}

function RequestView({ requestId, actions, onEdit }: RequestViewProps) {
  const request = useQuery(apiQuery('GET /api/mporder/v1/tradeIn/detail', { requestId }));
  if (request.data) return <RequestScreen request={request.data} actions={actions} onEdit={onEdit} />;
  return <PageState queries={[request]} skeleton={<Skeleton variant="detail" />} />;
}

interface FormViewProps {
  /** Request whose car it is; null: another car. */
  from: string | null;
  actions: TradeInActions;
  onDone: (requestId: string) => void;
}

function FormView({ from, actions, onDone }: FormViewProps) {
  const known = useQuery({
    ...apiQuery('GET /api/mporder/v1/tradeIn/detail', { requestId: from ?? '' }),
    enabled: from !== null,
  });
  const send = async (car: OldCarData) => {
    const anew = from !== null && known.data?.state === 'estimated' ? { requestId: from } : {};
    await actions.estimate.mutateAsync({ ...car, ...anew }).then(
      ({ requestId }) => onDone(requestId),
      () => undefined,
    );
  };
  if (from !== null && !known.data) return <Skeleton variant="detail" />;
  return (
    <>
      {from === null && <TradeInIntro />}
      <CarForm car={known.data ? reusable(known.data) : null} onSubmit={send} />
    </>
  );
}

/** A car as the form may start with it: a new request takes only pictures that the customer sent. */
function reusable({ car, state }: TradeInDetailData): TradeInDetailData['car'] {
  if (state === 'estimated') return car;
  return { ...car, photos: car.photos.filter((photo) => photo.startsWith('/files/')) };
}
