import { own, type VisitList, visit } from './visit';

interface OrderBrief {
  orderNo: string;
  kind: string;
  state: string;
  actions: string[];
}

interface YearBrief {
  order: { orderNo: string };
  state: string;
}

const numberOf = <T>(orders: readonly T[], what: string, fits: (order: T) => boolean, read: (order: T) => string) => {
  const found = orders.find(fits);
  if (!found) throw new TypeError(`the demo account has no order ${what}`);
  return read(found);
};

/** Changes of an order: its sheet, version, model, benefits, model year. */
export const orderChangeVisits: VisitList = async (customer) => {
  const { items } = await customer.must<{ items: OrderBrief[] }>('GET /api/mporder/v1/order/list', {
    query: { size: '50' },
  });
  const years = await customer.must<YearBrief[]>('GET /api/mporder/v1/order/year/orders');
  const deposit = numberOf(
    items,
    'that can be changed',
    ({ actions }) => actions.includes('changeVehicle') && actions.includes('lock'),
    ({ orderNo }) => orderNo,
  );
  const intention = numberOf(
    items,
    'that converts',
    ({ kind, actions }) => kind === 'intention' && actions.includes('convert'),
    ({ orderNo }) => orderNo,
  );
  const yearly = (state: string) =>
    numberOf(
      years,
      `whose model year is ${state}`,
      (each) => each.state === state,
      ({ order }) => order.orderNo,
    );
  return [
    visit('pagesDetail/configPreviewOrder', /下单价已锁定.*变更记录/s, { orderNo: deposit }, own),
    visit('pagesDetail/configPreviewEquityOrder', /早鸟权益.*确认转大订/s, { orderNo: intention }, own),
    visit('pagesDetail/rightsChange', /购车权益.*充电权益.*确认并签署/s, { orderNo: deposit }, own),
    visit('pagesDetail/vehicleChange', /锁单时间保留不变.*当前车型/s, { orderNo: deposit }, own),
    visit('pagesOrder/car/versionSwitching', /当前版本.*选择一个版本/s, { orderNo: deposit }, own),
    visit('pagesDetail/yearlyChoose', /距选择截止.*保留现款.*一键变更/s, { orderNo: yearly('open') }, own),
    visit('pagesDetail/yearlyChange', /配置对比.*去签署协议/s, { orderNo: yearly('open') }, own),
    visit('pagesDetail/yearlyChangeNew', /原订单.*选配|版本.*对比.*下一步/s, { orderNo: yearly('open') }, own),
    visit('pagesDetail/yearlyChangeProtocal', /已到协议末尾/, { orderNo: yearly('pending') }, own),
  ];
};
