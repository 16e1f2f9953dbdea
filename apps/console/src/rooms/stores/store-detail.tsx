import { Card, Empty, Form, Input, Skeleton, Table, Tag } from 'antd';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { storeKindWords } from '../../texts/store-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { type Closure, HoursItem, needs, type Store, useClosureActions, useStoreActions } from './store-actions';
import { StoreCars } from './store-cars';
import { RestDaysItem, StoreRestaurant, useRestDays } from './store-restaurant';
import { StoreState } from './stores';

type Adviser = Store['people'][number];

/** A store with all that its people keep: facts, closures, cars for test drives, the restaurant, advisers. */
export function StoreDetail({ id }: { id: string }) {
  const store = useCall('GET /api/mporder/v1/staff/store', { storeId: id });
  if (store.isPending) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (store.isError) return <FailedState error={store.error} retry={() => void store.refetch()} />;
  const { data } = store;
  return (
    <DetailPage>
      <Head store={data} />
      <StoreCars store={data} />
      <Closures store={data} />
      {data.restaurant ? <StoreRestaurant store={data} restaurant={data.restaurant} /> : null}
      <People store={data} />
    </DetailPage>
  );
}

function Head({ store }: { store: Store }) {
  const { t, say } = useTexts();
  const { buttons, dialog } = useActions(useStoreActions());
  const names = new Map(store.models.map(({ modelId, name }) => [modelId, name]));
  return (
    <>
      <DetailHead
        title={store.name}
        tags={<StoreState store={store} />}
        buttons={buttons(store)}
        facts={[
          fact(t('storeKind'), say(storeKindWords[store.kind])),
          fact(t('storeHours'), store.hours || '–'),
          fact(t('storePhone'), store.phone),
          fact(t('storeAddress'), `${store.cityName} ${store.address}`, 3),
          fact(
            t('storeServices'),
            store.services.map((service) => <Tag key={service}>{service}</Tag>),
            3,
          ),
          fact(
            t('storeOnShow'),
            store.onShow.map((id) => <Tag key={id}>{names.get(id) ?? id}</Tag>),
            3,
          ),
          fact(t('storeParking'), store.parking || '–', 3),
          fact(t('storeStory'), store.story || '–', 3),
        ]}
      />
      {dialog}
    </>
  );
}

function Closures({ store }: { store: Store }) {
  const { t } = useTexts();
  const { buttons, dialog } = useActions(useClosureActions(store), 'small');
  return (
    <Card title={t('closures')} styles={{ body: { padding: 0 } }}>
      <Table<Closure>
        size="middle"
        rowKey="closureId"
        pagination={false}
        dataSource={store.closures}
        locale={{ emptyText: <Empty description={t('noClosures')} /> }}
        columns={[
          { title: t('closedFrom'), dataIndex: 'fromAt', render: momentOr },
          { title: t('closedUntil'), dataIndex: 'untilAt', render: momentOr },
          { title: t('closeReason'), dataIndex: 'reason' },
          { title: t('actions'), key: 'actions', align: 'right', render: (_, closure) => buttons(closure) },
        ]}
      />
      {dialog}
    </Card>
  );
}

function People({ store: { storeId, people, mayChange } }: { store: Store }) {
  const { t } = useTexts();
  const sayDays = useRestDays();
  const { buttons, dialog } = useActions<Adviser>(
    [
      {
        key: 'edit',
        label: t('adviserEdit'),
        needs,
        isFor: () => mayChange,
        fields: () => (
          <>
            <Form.Item name="title" label={t('storeTitle')} rules={[{ required: true, min: 2, message: t('wanted') }]}>
              <Input maxLength={20} />
            </Form.Item>
            <Form.Item
              name="phone"
              label={t('storePhone')}
              rules={[{ required: true, pattern: /^[\d-]{5,20}$/, message: t('wanted') }]}
            >
              <Input maxLength={20} />
            </Form.Item>
            <HoursItem isOptional />
            <RestDaysItem />
          </>
        ),
        initial: ({ title, phone, hours, restDays }) => ({ title, phone, hours: hours ?? '', restDays }),
        run: ({ adviserId }, { fields, reason }) => {
          const { title, phone, hours, restDays } = fields as Pick<Adviser, 'title' | 'phone' | 'hours' | 'restDays'>;
          const body = { storeId, adviserId, title, phone, hours: hours || null, restDays };
          return call('POST /api/mporder/v1/staff/store/adviser', { body, reason });
        },
      },
    ],
    'small',
  );
  return (
    <Card title={t('storePeople')} styles={{ body: { padding: 0 } }}>
      <Table<Adviser>
        size="middle"
        rowKey="adviserId"
        pagination={false}
        dataSource={people}
        columns={[
          { title: t('adviserName'), dataIndex: 'name' },
          { title: t('storeTitle'), dataIndex: 'title' },
          { title: t('storePhone'), dataIndex: 'phone' },
          { title: t('storeHours'), dataIndex: 'hours', render: (hours: string | null) => hours ?? t('storeAsStore') },
          { title: t('storeRestDays'), dataIndex: 'restDays', render: sayDays },
          { title: t('actions'), key: 'actions', align: 'right', render: (_, adviser) => buttons(adviser) },
        ]}
      />
      {dialog}
    </Card>
  );
}
