import type { ReplyOf } from '@voltfront/contract';
import { Form, Input, Select } from 'antd';
import { call } from '../../api/call';
import type { TextKey } from '../../texts/catalogue';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import { CloseFields, closeInput } from './close-fields';

export type Store = ReplyOf<'GET /api/mporder/v1/staff/store'>;
export type Closure = Store['closures'][number];

export const needs = 'stores.change' as const;
const HOURS = /^\d{2}:\d{2}-\d{2}:\d{2}$/;

/** Daily hours, `10:00-21:30`. */
export function HoursItem({ name = 'hours', isOptional = false }: { name?: string; isOptional?: boolean }) {
  const { t } = useTexts();
  return (
    <Form.Item
      name={name}
      label={t('storeHours')}
      rules={[{ required: !isOptional, pattern: HOURS, message: t('storeHoursWrong') }]}
    >
      <Input maxLength={11} placeholder={isOptional ? t('storeAsStore') : '10:00-21:30'} />
    </Form.Item>
  );
}

function TextItem({ name, label, max, rows = 1 }: { name: string; label: TextKey; max: number; rows?: number }) {
  const { t } = useTexts();
  return (
    <Form.Item name={name} label={t(label)}>
      {rows > 1 ? <Input.TextArea rows={rows} maxLength={max} showCount /> : <Input maxLength={max} />}
    </Form.Item>
  );
}

function EditFields({ store }: { store: Store }) {
  const { t } = useTexts();
  const models = store.models.map(({ modelId: value, name: label }) => ({ value, label }));
  return (
    <>
      <HoursItem />
      <Form.Item
        name="phone"
        label={t('storePhone')}
        rules={[{ required: true, pattern: /^[\d-]{5,20}$/, message: t('wanted') }]}
      >
        <Input maxLength={20} />
      </Form.Item>
      <Form.Item name="services" label={t('storeServices')}>
        <Select mode="tags" maxCount={12} open={false} suffixIcon={null} />
      </Form.Item>
      <Form.Item name="onShow" label={t('storeOnShow')}>
        <Select mode="multiple" options={models} />
      </Form.Item>
      <TextItem name="parking" label="storeParking" max={100} />
      <TextItem name="story" label="storeStory" max={400} rows={4} />
    </>
  );
}

const FIELDS = ['hours', 'phone', 'services', 'onShow', 'parking', 'story'] as const;

/** The fields that were changed, so that somebody else's changes of others stay. */
const changedOf = (store: Store, fields: Record<string, unknown>) =>
  Object.fromEntries(
    FIELDS.filter((name) => JSON.stringify(fields[name]) !== JSON.stringify(store[name])).map((name) => [
      name,
      fields[name],
    ]),
  );

/** What is done with a whole store. */
export function useStoreActions(): Action<Store>[] {
  const { t } = useTexts();
  const isFor = ({ mayChange }: Store) => mayChange;
  return [
    {
      key: 'edit',
      label: t('editStore'),
      hint: t('editStoreHint'),
      width: 640,
      needs,
      isFor,
      fields: (store) => <EditFields store={store} />,
      initial: (store) => Object.fromEntries(FIELDS.map((name) => [name, store[name]])),
      run: (store, { fields, reason }) =>
        call('POST /api/mporder/v1/staff/store/save', {
          body: { storeId: store.storeId, ...changedOf(store, fields) },
          reason,
        }),
    },
    {
      key: 'close',
      label: t('closeStore'),
      hint: t('closeStoreHint'),
      isDanger: true,
      asks: 'nothing',
      width: 640,
      needs,
      isFor: (store) => isFor(store) && !store.isMoved,
      fields: ({ storeId }) => <CloseFields storeId={storeId} />,
      run: ({ storeId }, { fields }) => {
        const body = { storeId, ...closeInput(fields) };
        return call('POST /api/mporder/v1/staff/store/close', { body, reason: body.reason });
      },
    },
  ];
}

/** What is done with a closure of a store. */
export function useClosureActions({ storeId, mayChange }: Store): Action<Closure>[] {
  const { t } = useTexts();
  return [
    {
      key: 'reopen',
      label: t('reopenStore'),
      hint: t('reopenStoreHint'),
      needs,
      isFor: () => mayChange,
      run: ({ closureId }, { reason }) =>
        call('POST /api/mporder/v1/staff/store/reopen', { body: { storeId, closureId }, reason }),
    },
  ];
}
