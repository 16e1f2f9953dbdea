import { formatYuan } from '@voltfront/rules/money';
import { Card, Checkbox, Descriptions, Form, InputNumber, Select, Table, Tag } from 'antd';
import { call } from '../../api/call';
import { weekdayWords } from '../../texts/store-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { fact } from '../../ui/detail';
import { HoursItem, needs, type Store } from './store-actions';

type Restaurant = NonNullable<Store['restaurant']>;
type Dish = Restaurant['dishes'][number];

/** Weekdays off. */
export function RestDaysItem() {
  const { t, say } = useTexts();
  return (
    <Form.Item name="restDays" label={t('storeRestDays')}>
      <Select
        mode="multiple"
        maxCount={6}
        options={weekdayWords.map((words, value) => ({ value, label: say(words) }))}
      />
    </Form.Item>
  );
}

/** Days off in words, or a dash. */
export function useRestDays() {
  const { say } = useTexts();
  return (days: readonly number[]) => days.map((day) => say(weekdayWords[day])).join(' ') || '–';
}

/** The restaurant of a store: its tables, and what is on the menu today. */
export function StoreRestaurant({ store, restaurant }: { store: Store; restaurant: Restaurant }) {
  const { t } = useTexts();
  const sayDays = useRestDays();
  const { storeId, mayChange } = store;
  const { buttons, dialog } = useActions<Restaurant>([
    {
      key: 'tables',
      label: t('restaurantEdit'),
      hint: t('restaurantEditHint'),
      needs,
      isFor: () => mayChange,
      fields: () => (
        <>
          <HoursItem />
          <RestDaysItem />
          <Form.Item name="tables" label={t('restaurantTables')} rules={[{ required: true, message: t('wanted') }]}>
            <InputNumber min={1} max={100} precision={0} />
          </Form.Item>
          <Form.Item name="takesBookings" valuePropName="checked">
            <Checkbox>{t('restaurantTakes')}</Checkbox>
          </Form.Item>
        </>
      ),
      initial: ({ hours, restDays, tables, takesBookings }) => ({ hours, restDays, tables, takesBookings }),
      run: (_restaurant, { fields, reason }) => {
        const { hours, restDays, tables, takesBookings } = fields as Omit<Restaurant, 'restaurantId'>;
        const body = { storeId, hours, restDays, tables, takesBookings };
        return call('POST /api/mporder/v1/staff/store/restaurant', { body, reason });
      },
    },
  ]);
  return (
    <Card title={`${t('restaurantRoom')} · ${restaurant.name}`} extra={buttons(restaurant)}>
      <Descriptions
        column={3}
        items={[
          fact(t('storeHours'), restaurant.hours),
          fact(t('storeRestDays'), sayDays(restaurant.restDays)),
          fact(t('restaurantTakes'), t(restaurant.takesBookings ? 'yesWord' : 'noWord')),
          fact(t('restaurantTables'), restaurant.tables),
          fact(t('restaurantSeats'), restaurant.seats),
          fact(t('restaurantBooked'), restaurant.bookedCount),
        ]}
      />
      <Dishes store={store} dishes={restaurant.dishes} />
      {dialog}
    </Card>
  );
}

function Dishes({ store: { storeId, mayChange }, dishes }: { store: Store; dishes: readonly Dish[] }) {
  const { t } = useTexts();
  const mark = (isSoldOut: boolean) => ({
    key: isSoldOut ? 'out' : 'in',
    label: t(isSoldOut ? 'dishMarkOut' : 'dishMarkIn'),
    needs,
    asks: 'nothing' as const,
    isFor: (dish: Dish) => mayChange && dish.isSoldOut !== isSoldOut,
    run: ({ dishId }: Dish) => call('POST /api/mporder/v1/staff/store/dish', { body: { storeId, dishId, isSoldOut } }),
  });
  const { buttons, dialog } = useActions<Dish>([mark(true), mark(false)], 'small');
  return (
    <>
      <Table<Dish>
        size="small"
        rowKey="dishId"
        pagination={false}
        dataSource={[...dishes]}
        columns={[
          { title: t('dish'), dataIndex: 'name' },
          { title: t('dishSection'), dataIndex: 'section' },
          { title: t('price'), dataIndex: 'priceFen', align: 'right', render: (fen: number) => formatYuan(fen) },
          {
            title: t('state'),
            dataIndex: 'isSoldOut',
            render: (isOut: boolean) => (
              <Tag color={isOut ? 'red' : 'green'}>{t(isOut ? 'dishSoldOut' : 'dishOnSale')}</Tag>
            ),
          },
          { title: t('actions'), key: 'actions', align: 'right', render: (_, dish) => buttons(dish) },
        ]}
      />
      {dialog}
    </>
  );
}
