import type { OrderActionData, OrderKindData, OrderStateData } from '@voltfront/contract';
import type { GrantedRole, SectionName } from '@voltfront/contract/permissions';

/** Chinese and English words by key. */
export type Words<K extends string> = Record<K, readonly [chinese: string, english: string]>;

/** States of an order. */
export const stateWords: Words<OrderStateData> = {
  created: ['待支付', 'Unpaid'],
  expired: ['已超时', 'Expired'],
  cancelled: ['已取消', 'Cancelled'],
  intentionPaid: ['已付小订', 'Intention paid'],
  depositPaid: ['已付定金', 'Deposit paid'],
  locked: ['已锁单', 'Locked'],
  inProduction: ['生产中', 'In production'],
  inTransit: ['运输中', 'In transit'],
  arrived: ['已到店', 'At the store'],
  paidInFull: ['已付全款', 'Paid in full'],
  delivered: ['已交付', 'Handed over'],
  refunding: ['退款中', 'Refund under way'],
  refunded: ['已退款', 'Refunded'],
};

/** Kinds of an order. */
export const kindWords: Words<OrderKindData> = {
  blind: ['盲订', 'Blind booking'],
  intention: ['小订', 'Intention'],
  deposit: ['大订', 'Deposit'],
  snapUp: ['抢购', 'Flash sale'],
};

/** What a customer may do with an order. */
export const actionWords: Words<OrderActionData> = {
  pay: ['支付', 'Pay'],
  cancel: ['取消订单', 'Cancel'],
  convert: ['转大订', 'Turn into a deposit order'],
  lock: ['锁单', 'Lock'],
  changeConfiguration: ['修改配置', 'Change the configuration'],
  switchVersion: ['更换版本', 'Switch the version'],
  changeVehicle: ['更换车型', 'Change the model'],
  changeRights: ['修改权益', 'Change the benefits'],
  yearlyChange: ['换新年款', 'Change to the new model year'],
  changeCity: ['更换城市', 'Switch the city'],
  transferName: ['更名', 'Transfer the name'],
  refund: ['申请退款', 'Ask for a refund'],
  viewRefund: ['查看退款', 'See the refund'],
  payFinal: ['支付尾款', 'Pay the rest'],
  viewLogistics: ['查看物流', 'Follow the car'],
  viewInspection: ['查看检查报告', 'Read the inspection'],
  applyInvoice: ['申请发票', 'Apply for the invoice'],
  insurance: ['办理保险', 'Insurance'],
  pickup: ['提车', 'Pick up'],
  hide: ['隐藏', 'Hide'],
  sign: ['签署协议', 'Sign agreements'],
};

/** Roles of staff. */
export const roleWords: Words<GrantedRole> = {
  employee: ['员工', 'Employee'],
  partner: ['合作伙伴', 'Partner'],
  agent: ['客服', 'Agent'],
  consultant: ['门店顾问', 'Consultant'],
  finance: ['财务', 'Finance'],
  operator: ['运营', 'Operator'],
  auditor: ['审计', 'Auditor'],
  administrator: ['管理员', 'Administrator'],
};

/** Sections of the table of permissions. */
export const sectionWords: Words<SectionName> = {
  orders: ['订单', 'Orders'],
  production: ['生产与运输', 'Production'],
  customers: ['用户', 'Customers'],
  chats: ['会话', 'Chats'],
  drives: ['试驾', 'Test drives'],
  handovers: ['交付', 'Handovers'],
  leads: ['线索', 'Leads'],
  care: ['顾问与评价', 'Advisers and ratings'],
  stores: ['门店', 'Stores'],
  refunds: ['退款', 'Refunds'],
  payments: ['支付', 'Payments'],
  invoices: ['发票', 'Invoices'],
  content: ['内容', 'Content'],
  catalogue: ['商品', 'Catalogue'],
  campaigns: ['活动', 'Campaigns'],
  approvals: ['审批', 'Approvals'],
  staff: ['员工', 'Staff'],
  roles: ['角色', 'Roles'],
  audit: ['操作记录', 'Audit trail'],
};
