import type { SignedClient } from '../signed-client';
import { own, type Visit, type VisitList, visit } from './visit';

interface OrderBrief {
  orderNo: string;
  kind: string;
  actions: string[];
}

interface YearBrief {
  order: { orderNo: string };
  state: string;
}

/** Orders of the customer that can be changed, by what can be done; undefined where there is none. */
async function ordersOf(customer: SignedClient) {
  const { items } = await customer.must<{ items: OrderBrief[] }>('GET /api/mporder/v1/order/list', {
    query: { size: '50' },
  });
  const years = await customer.must<YearBrief[]>('GET /api/mporder/v1/order/year/orders');
  const year = (state: string) => years.find((each) => each.state === state)?.order.orderNo;
  const find = (fits: (order: OrderBrief) => boolean) => items.find(fits)?.orderNo;
  return {
    deposit: find(({ actions }) => actions.includes('changeVehicle') && actions.includes('lock')),
    intention: find(({ kind, actions }) => kind === 'intention' && actions.includes('convert')),
    open: year('open'),
    pending: year('pending'),
  };
}

/** A page of an order; customers without such an order are told so. */
const ofOrder = (route: string, shows: RegExp, orderNo: string | undefined): Visit =>
  visit(route, orderNo ? shows : /订单不存在/, orderNo ? { orderNo } : {}, own);

/** Changes of an order: its sheet, version, model, benefits, model year. */
export const orderChangeVisits: VisitList = async (customer) => {
  const { deposit, intention, open, pending } = await ordersOf(customer);
  return [
    ofOrder('pagesDetail/configPreviewOrder', /下单价已锁定.*变更记录/s, deposit),
    ofOrder('pagesDetail/configPreviewEquityOrder', /早鸟权益.*确认转大订/s, intention),
    ofOrder('pagesDetail/rightsChange', /购车权益.*充电权益.*确认并签署/s, deposit),
    ofOrder('pagesDetail/vehicleChange', /锁单时间保留不变.*当前车型/s, deposit),
    ofOrder('pagesOrder/rewardCalendar', /等车第.*奖励自奖励日起/s, deposit),
    ofOrder('pages/vote/index', /距自动锁单.*车辆总价/s, deposit),
    ofOrder('pages/vote/temporaryVote', /补能权益，二选一.*权益说明/s, deposit),
    ofOrder('pagesOrder/car/versionSwitching', /当前版本.*选择一个版本/s, deposit),
    open
      ? visit('pagesDetail/yearlyChoose', /距选择截止.*保留现款.*一键变更/s, { orderNo: open }, own)
      : visit('pagesDetail/yearlyChoose', /没有受影响的订单/, {}, own),
    ofOrder('pagesDetail/yearlyChange', /配置对比.*去签署协议/s, open),
    ofOrder('pagesDetail/yearlyChangeNew', /原订单 · .*对比.*下一步/s, open),
    ofOrder('pagesDetail/yearlyChangeProtocal', /已到协议末尾/, pending),
  ];
};
