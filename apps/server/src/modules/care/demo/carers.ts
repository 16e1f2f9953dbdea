/** Further advisers, so that somebody who asks for another one can get one: id, store, name, avatar, hours, days off. */
const ROWS: readonly [string, string, string, number, string, readonly number[]][] = [
  ['adviser-shift-1', 'sh-jingan', '贺知行', 11, '10:00-19:00', [2]],
  ['adviser-shift-2', 'sh-pudong', '俞清嘉', 16, '09:00-18:00', [3]],
  ['adviser-shift-3', 'hz-qianjiang', '莫怀瑾', 19, '12:00-21:00', [1]],
  ['adviser-shift-4', 'bj-chaoyang', '佟若水', 23, '10:00-19:00', [4]],
  ['adviser-shift-5', 'bj-haidian', '邵文渊', 39, '12:00-21:00', [2]],
  ['adviser-shift-6', 'sz-nanshan', '简一宁', 44, '10:00-19:00', [1]],
  ['adviser-shift-7', 'gz-tianhe', '关景文', 48, '12:00-21:00', [3]],
  ['adviser-shift-8', 'cd-gaoxin', '蒲月', 51, '10:00-19:00', [4]],
  ['adviser-shift-9', 'nj-jianye', '陆承远', 52, '10:00-19:00', [2]],
  ['adviser-shift-10', 'su-yuanqu', '苏见山', 53, '12:00-21:00', [1]],
  ['adviser-shift-11', 'wh-optics', '向晚晴', 54, '10:00-19:00', [3]],
];

export const advisers = ROWS.map(([adviserId, storeId, name, avatar, hours, restDays], i) => ({
  adviserId,
  storeId,
  name,
  title: i % 2 === 0 ? '产品顾问' : '资深产品顾问',
  phone: `400-000-04${String(i + 11)}`,
  avatar: `/assets/avatars/person-${avatar}.webp`,
  hours,
  restDays: [...restDays],
}));

/** Store that is closed for works when the demo begins. */
export const CLOSED_STORE = 'bj-haidian';
/** Who advises there. */
export const CLOSED_ADVISER = 'adviser-18';
