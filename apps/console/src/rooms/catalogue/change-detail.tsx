import type { ReplyOf } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { Alert, Card, Skeleton, Table } from 'antd';
import { useCall } from '../../api/use-call';
import { Link } from '../../app/link';
import { FailedState } from '../../frame/states';
import { changeKindWords, changeWords, textFieldWords } from '../../texts/catalogue-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { WordTag } from '../../ui/word-tag';
import { useChangeActions } from './change-actions';
import { ChangeApproval } from './change-approval';
import { EffectView } from './effect-view';
import { Value } from './value';

export type ChangeData = ReplyOf<'GET /api/mporder/v1/staff/catalogue/change'>;

/** A change: before and after, who decided and why, and what it means while it is not in force. */
export function ChangeDetail({ id }: { id: string }) {
  const { t } = useTexts();
  const change = useCall('GET /api/mporder/v1/staff/catalogue/change', { changeNo: id });
  if (change.isPending) return <Skeleton active paragraph={{ rows: 10 }} />;
  if (change.isError) return <FailedState error={change.error} retry={() => void change.refetch()} />;
  const { effect, stockCarId } = change.data;
  return (
    <DetailPage>
      <Head change={change.data} />
      <Items change={change.data} />
      {effect ? (
        <Card title={t('changeEffect')}>
          <EffectView effect={effect} isCar={stockCarId !== null} />
        </Card>
      ) : null}
      <ChangeApproval change={change.data} />
    </DetailPage>
  );
}

function Head({ change }: { change: ChangeData }) {
  const { t, say } = useTexts();
  const { buttons, dialog } = useActions(useChangeActions(change));
  const { kind, state, startsAt, stockCarId, items, revertsNo, isStale, discount } = change;
  const takesEffect = change.appliedAt ?? startsAt;
  const of = kind === 'modelText' ? '' : `/${items[0]?.id ?? ''}`;
  const to = stockCarId === null ? `/catalogue${of}` : `/stock/${stockCarId}`;
  return (
    <>
      <DetailHead
        title={change.changeNo}
        tags={<WordTag of={changeWords[state]} />}
        buttons={buttons(change)}
        facts={[
          fact(t('changeKind'), say(changeKindWords[kind])),
          fact(
            t('changeSubject'),
            <Link to={to}>{kind === 'modelText' ? change.subject : `${change.modelName} ${change.subject}`}</Link>,
          ),
          ...(discount ? [fact(t('discountText'), discount.text)] : []),
          fact(t('startsAt'), takesEffect === null ? t('atOnce') : formatDateTime(takesEffect)),
          ...(discount ? [fact(t('discountEnds'), formatDateTime(discount.endsAt))] : []),
          fact(t('reason'), change.proposal.reason, 2),
          ...(revertsNo ? [fact(t('revertsChange'), <Link to={`/changes/${revertsNo}`}>{revertsNo}</Link>)] : []),
        ]}
      >
        {isStale ? <Alert type="warning" showIcon title={t(staleText(change))} /> : null}
      </DetailHead>
      {dialog}
    </>
  );
}

/** Why a change can no longer come into force: its discount is over, or the price is another one. */
function staleText({ state, discount }: ChangeData) {
  if (discount && discount.endsAt <= Date.now()) return 'staleDiscount';
  return state === 'proposed' ? 'staleChange' : 'staleScheduled';
}

function Items({ change: { items, kind, stockCarId } }: { change: ChangeData }) {
  const { t, say } = useTexts();
  const value = (name: 'before' | 'after' | 'current') => ({
    key: name,
    align: 'right' as const,
    render: (_: unknown, item: ChangeData['items'][number]) => <Value of={item[name]} />,
  });
  return (
    <Card title={t('changeItems')} styles={{ body: { padding: 0 } }}>
      <Table
        size="middle"
        rowKey={({ id, field }) => `${id} ${field ?? ''}`}
        pagination={false}
        dataSource={items}
        columns={[
          {
            title: t(kind === 'modelText' ? 'model' : stockCarId === null ? 'version' : 'vin'),
            key: 'name',
            render: (_, { name, field }) => (field ? `${name} · ${say(textFieldWords[field])}` : name),
          },
          { title: t('beforeChange'), ...value('before') },
          { title: t('afterChange'), ...value('after') },
          { title: t('currentValue'), ...value('current') },
        ]}
      />
    </Card>
  );
}
