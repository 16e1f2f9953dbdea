/** A person of the demo data whom the app can log in. */
export interface DemoAccount {
  mobile: string;
  /** What this account demonstrates. */
  note: string;
}

/** The demo accounts, as the README lists them. */
export const demoAccounts: readonly DemoAccount[] = [
  { mobile: '13800000001', note: '没有订单的客户' },
  { mobile: '13800000002', note: '每种状态的订单各一' },
  { mobile: '13800000003', note: '车主' },
  { mobile: '13800000004', note: '员工' },
  { mobile: '13800000006', note: '盲订客户：价格已公布' },
  { mobile: '13800000007', note: '盲订客户：等待上市' },
  { mobile: '13800000008', note: '已付大订，即将锁单' },
  { mobile: '13800000010', note: '合作伙伴' },
];
