import { Card, Checkbox, Empty, Form, Select, Table, Tag } from 'antd';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';
import { type Action, useActions } from '../../ui/actions';
import { needs, type Store } from './store-actions';

type Cars = Store['cars'][number];
const PLATE = /^\p{Script=Han}[A-Z][A-Z0-9]{5,6}$/u;

/** Plates and whether they can be booked; the model too where cars of another one come. */
function CarsFields({ models }: { models: Store['models'] | null }) {
  const { t } = useTexts();
  const arePlates = (_rule: unknown, given: string[] = []) =>
    given.every((plate) => PLATE.test(plate)) ? Promise.resolve() : Promise.reject(new Error(t('carsPlatesWrong')));
  return (
    <>
      {models ? (
        <Form.Item name="modelId" label={t('model')} rules={[{ required: true, message: t('wanted') }]}>
          <Select options={models.map(({ modelId: value, name: label }) => ({ value, label }))} />
        </Form.Item>
      ) : null}
      <Form.Item
        name="plates"
        label={t('carsPlates')}
        extra={t('carsPlatesHint')}
        rules={[{ validator: arePlates, message: t('carsPlatesWrong') }]}
      >
        <Select mode="tags" maxCount={20} open={false} suffixIcon={null} tokenSeparators={[' ', ',', '，']} />
      </Form.Item>
      <Form.Item name="isOpen" valuePropName="checked">
        <Checkbox>{t('carsOffered')}</Checkbox>
      </Form.Item>
    </>
  );
}

/** Sets the cars of a model, of the row or of the field. */
function useSetCars(storeId: string) {
  return (modelId: string, fields: Record<string, unknown>, reason: string) => {
    const plates = (fields.plates as string[] | undefined) ?? [];
    const body = { storeId, modelId, plates, isOpen: fields.isOpen === true };
    return call('POST /api/mporder/v1/staff/store/cars', { body, reason });
  };
}

function useAddAction(store: Store): Action<Store>[] {
  const { t } = useTexts();
  const set = useSetCars(store.storeId);
  const others = store.models.filter(({ modelId }) => !store.cars.some((cars) => cars.modelId === modelId));
  return [
    {
      key: 'add',
      label: t('carsAdd'),
      needs,
      isFor: ({ mayChange, isMoved }) => mayChange && !isMoved && others.length > 0,
      fields: () => <CarsFields models={others} />,
      initial: () => ({ isOpen: true }),
      run: (_store, { fields, reason }) => set(String(fields.modelId), fields, reason),
    },
  ];
}

/** Cars of each model: the only place that says what can be driven here, and by how many at once. */
export function StoreCars({ store }: { store: Store }) {
  const { t } = useTexts();
  const set = useSetCars(store.storeId);
  const add = useActions(useAddAction(store));
  const { buttons, dialog } = useActions<Cars>(
    [
      {
        key: 'cars',
        label: t('carsEdit'),
        hint: t('carsEditHint'),
        needs,
        isFor: () => store.mayChange,
        fields: () => <CarsFields models={null} />,
        initial: ({ plates, isOpen }) => ({ plates, isOpen }),
        run: ({ modelId }, { fields, reason }) => set(modelId, fields, reason),
      },
    ],
    'small',
  );
  return (
    <Card title={t('carsForDrives')} extra={add.buttons(store)} styles={{ body: { padding: 0 } }}>
      <Table<Cars>
        size="middle"
        rowKey="placeId"
        pagination={false}
        dataSource={store.cars}
        locale={{ emptyText: <Empty description={t('noCars')} /> }}
        columns={[
          { title: t('model'), dataIndex: 'modelName' },
          {
            title: t('carsPlates'),
            dataIndex: 'plates',
            render: (plates: string[]) => plates.map((plate) => <Tag key={plate}>{plate}</Tag>),
          },
          {
            title: t('carsPerHour'),
            key: 'capacity',
            align: 'right',
            render: (_, { isOpen, plates }) => (isOpen ? plates.length : 0),
          },
          { title: t('carsBooked'), dataIndex: 'bookedCount', align: 'right' },
          {
            title: t('carsOffered'),
            dataIndex: 'isOpen',
            render: (isOpen: boolean) => (
              <Tag color={isOpen ? 'green' : 'default'}>{t(isOpen ? 'yesWord' : 'noWord')}</Tag>
            ),
          },
          { title: t('actions'), key: 'actions', align: 'right', render: (_, cars) => buttons(cars) },
        ]}
      />
      {add.dialog}
      {dialog}
    </Card>
  );
}
