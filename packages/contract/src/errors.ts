/**
 * The error catalogue: every code that an answer can carry, what it means and what the client does about it.
 * The server's makers and the client's reactions are both built on this table. Free of schemas.
 */

import type { Reaction } from './error-reactions';

export { failureTexts, type Reaction, successCodes } from './error-reactions';

export interface ErrorRow {
  code: string;
  /** HTTP status of the answer. */
  status: number;
  /** Default text for customers; the server may send a more exact one. */
  text: string;
  log: 'debug' | 'info' | 'warn' | 'error';
  reaction: Reaction;
}

const row = (
  code: string,
  status: number,
  text: string,
  reaction: Reaction,
  log: ErrorRow['log'] = 'info',
): ErrorRow => ({
  code,
  status,
  text,
  reaction,
  log,
});

export const errorCatalogue = {
  SUCCESS: row('000000', 200, '成功', 'none', 'debug'),
  SUCCESS_SHORT: row('0000', 200, '成功', 'none', 'debug'),
  /** Session expired, or a login-required call without a token. */
  LOGIN_EXPIRED: row('000009', 401, '登录已过期，请重新登录', 'relogin'),
  /** The door is busy: repeat once with the ticket in `data.ticket`. */
  TICKET: row('2000001', 200, '排队中，请稍候', 'retryWithTicket', 'debug'),
  /** Unsigned, wrongly signed, too old or new, or a nonce seen before. */
  SIGNATURE_REFUSED: row('4010006', 401, '抱歉，网络繁忙，请稍后再试', 'toast', 'warn'),
  /** The token is not shaped like one. */
  TOKEN_MALFORMED: row('4010101', 401, '登录信息异常，请重新登录', 'forceLogout', 'warn'),
  /** No session has this token. */
  TOKEN_UNKNOWN: row('4010102', 401, '登录信息异常，请重新登录', 'forceLogout'),
  /** The session belongs to another platform. */
  TOKEN_PLATFORM: row('4010103', 401, '登录信息异常，请重新登录', 'forceLogout', 'warn'),
  /** A newer login on the same platform ended this session. */
  SESSION_REPLACED: row('4010201', 401, '检测到账号在多个设备登录，请重新登录', 'forceLogout'),
  ACCOUNT_CANCELLED: row('4010202', 401, '您的账号已注销，已自动退出登录', 'forceLogout'),
  /** `data.triesLeft` says how many tries are left. */
  CODE_WRONG: row('4010204', 200, '验证码错误', 'screen'),
  /** Void after 5 wrong tries. */
  CODE_VOID: row('4010205', 200, '验证码已失效，请重新获取', 'screen'),
  CODE_EXPIRED: row('4010206', 200, '验证码已过期，请重新获取', 'screen'),
  /** A call of the console from elsewhere, or before its second factor was passed. */
  SECOND_FACTOR_REQUIRED: row('4010401', 401, '请在管理后台登录并完成二次验证', 'toast'),
  /** Wrong or used code of the second factor; `data.triesLeft`. */
  FACTOR_WRONG: row('4010402', 200, '验证码错误或已使用', 'toast'),
  /** 5 wrong codes: paused for 15 minutes; `data.resumesAt`. */
  FACTOR_PAUSED: row('4010403', 200, '错误次数过多，请15分钟后再试', 'toast'),
  CAPTCHA_REQUIRED: row('4010301', 200, '请完成安全验证', 'captcha'),
  CAPTCHA_WRONG: row('4010302', 200, '验证未通过，请重试', 'screen'),
  CAPTCHA_EXPIRED: row('4010303', 200, '验证已过期，请刷新', 'screen'),
  /** 5 failures: paused for 10 minutes; `data.resumesAt`. */
  CAPTCHA_PAUSED: row('4010304', 200, '失败次数过多，请10分钟后再试', 'screen'),
  TOO_FREQUENT: row('4290001', 429, '操作过于频繁', 'toast'),
  RATE_BUCKET: row('4290101', 429, '抱歉，网络繁忙，请稍后再试', 'rateBucket', 'warn'),
  /** One code per 60 s and phone; `data.resendAfterS`. */
  SMS_TOO_SOON: row('4290002', 200, '获取验证码过于频繁，请稍后再试', 'screen'),
  SMS_DAILY_LIMIT: row('4290003', 200, '今日获取验证码次数已达上限', 'screen'),

  /** The device-risk rules are sure that no person is asking; `data.requestId` for customer service. */
  RISK_REFUSED: row('4030002', 403, '当前环境存在安全风险，请稍后再试或联系客服', 'toast', 'warn'),

  /** Input that does not fit the schema; `data.fields` lists paths. */
  BAD_INPUT: row('4000001', 400, '请求参数有误', 'toast', 'debug'),
  FORBIDDEN: row('4030001', 403, '没有权限进行此操作', 'toast', 'warn'),
  NOT_FOUND: row('4040001', 404, '内容不存在或已删除', 'screen', 'debug'),
  /** A signed, short-lived address that was changed or is over: reload what named it. */
  ADDRESS_ENDED: row('4030003', 403, '链接已失效，请刷新后重试', 'toast', 'debug'),
  NO_SUCH_ENDPOINT: row('4040000', 404, '请求的地址不存在', 'toast', 'debug'),
  /** Somebody moved the state meanwhile: reload. */
  STATE_CHANGED: row('4090001', 200, '状态已更新，请刷新后重试', 'toast'),
  /** Same idempotency key, other body. */
  IDEMPOTENCY_MISMATCH: row('4090002', 409, '请勿重复提交不同的内容', 'toast', 'warn'),
  /** The first request with this key is still running. */
  IDEMPOTENCY_RUNNING: row('4090003', 409, '正在处理，请稍候', 'toast'),

  /** The price a customer saw is no longer right; `data` holds the new quote. */
  PRICE_CHANGED: row('4090101', 200, '价格已更新，请确认后重新提交', 'screen'),
  /** `data.violations`. */
  CONFIG_INVALID: row('4090102', 200, '配置已失效，请重新选择', 'screen'),
  VERSION_WITHDRAWN: row('4090103', 200, '该版本已下架', 'screen'),
  CITY_NOT_SERVED: row('4090104', 200, '所选城市暂不支持交付', 'screen'),
  ORDER_EXPIRED: row('4090105', 200, '订单已超时关闭', 'screen'),
  ALREADY_PAID: row('4090106', 200, '订单已支付', 'screen'),
  ORDER_LOCKED: row('4090107', 200, '订单已锁定，无法修改', 'toast'),
  AGREEMENT_UNSIGNED: row('4090108', 200, '请先签署协议', 'screen'),
  SOLD_OUT: row('4090109', 200, '已售罄', 'toast'),
  OPEN_ORDERS: row('4090110', 200, '您有未完成的订单，暂不能注销', 'toast'),
  AMOUNT_DIFFERS: row('4090111', 200, '支付金额不一致，请刷新后重试', 'screen', 'error'),
  AGREEMENT_OUTDATED: row('4090112', 200, '协议已更新，请重新阅读并签署', 'screen'),
  /** Somebody else holds the stock car; it may come free again. */
  CAR_TAKEN: row('4090120', 200, '该车已被预订', 'screen'),
  CAR_SOLD: row('4090121', 200, '该车已售出', 'screen'),
  CAR_WITHDRAWN: row('4090122', 200, '该车已下架', 'screen'),
  /** Outside the window of an official sale. */
  SALE_NOT_RUNNING: row('4090123', 200, '不在特惠时间内', 'screen'),
  /** No own live hold of the stock car: back to its instruction. */
  HOLD_MISSING: row('4090124', 200, '保留时间已结束，请重新确认车辆', 'screen'),
  /** The caller holds another car; `data.hold`. Ask, then send `releaseOther`. */
  HOLD_ELSEWHERE: row('4090125', 200, '您已为另一台车保留名额', 'screen'),
  /** The hold belongs to an order that waits for its payment: pay or cancel it first; `data.hold`. */
  HOLD_IN_ORDER: row('4090126', 200, '您有待支付的现车订单，请先支付或取消', 'screen'),
  /** Not every statement of the instruction was ticked. */
  STATEMENTS_OPEN: row('4090127', 200, '请阅读并勾选全部说明', 'screen'),
  SLOT_FULL: row('4090128', 200, '该时段已约满，请选择其他时段', 'screen'),
  /** The phone has a test drive of the model to come; `data.key` opens it. */
  DRIVE_RUNNING: row('4090129', 200, '您已预约过该车型的试驾', 'screen'),
  /** A chosen coupon lies on another order, has ended, or does not fit any more; `data.couponIds`. */
  COUPON_UNUSABLE: row('4090131', 200, '所选优惠券已不可用，请重新选择', 'toast'),
  /** A choice outside the limits of the product; `data.field`, `data.allowed`. */
  FINANCE_LIMIT: row('4090401', 200, '所选方案超出产品范围', 'screen'),
  /** Not for this model, city or price, or no longer; `data.reason`. */
  FINANCE_NOT_OFFERED: row('4090402', 200, '该金融产品暂不可用', 'screen'),
  /** A plan older than 7 days must be recalculated. */
  PLAN_EXPIRED: row('4090403', 200, '方案已过期，请重新计算', 'screen'),
  /** A newer text than the one that was ticked; show it again. */
  CONSENT_OUTDATED: row('4090404', 200, '授权内容已更新，请重新阅读', 'screen'),
  /** The order is not, or no longer, in a state for a plan or an application. */
  ORDER_NOT_READY: row('4090405', 200, '订单当前状态不支持此操作', 'screen'),
  /** An application for this order is running: withdraw it first. */
  APPLICATION_RUNNING: row('4090406', 200, '金融申请正在办理中', 'screen'),
  COMMENTS_CLOSED: row('4090201', 200, '评论已关闭', 'toast'),
  /** Such as the limit of 20 entries of the wish list. */
  LIMIT_REACHED: row('4090202', 200, '数量已达上限', 'toast'),
  /** The account of the platform belongs to another account of the shop. */
  PLATFORM_TAKEN: row('4090204', 200, '该平台账号已绑定其他账号，请先用其登录并注销或更换', 'screen'),
  /** The phone belongs to another account. */
  MOBILE_TAKEN: row('4090205', 200, '该手机号已被其他账号使用', 'screen'),
  NICKNAME_TAKEN: row('4090206', 200, '该昵称已被使用，换一个试试', 'screen'),
  /** The book of delivery addresses is full: delete one first. */
  ADDRESS_LIMIT: row('4090207', 200, '最多可保存20个收货地址，请先删除不用的', 'toast'),
  /** Somebody has to be able to give roles. */
  LAST_ADMINISTRATOR: row('4090208', 200, '至少需要保留一位管理员', 'toast'),
  ALREADY_DONE: row('4090203', 200, '已完成，无需重复操作', 'toast'),
  CONTENT_REFUSED: row('4220001', 200, '内容包含不当信息，请修改后再试', 'toast'),

  /** The request body timed out. */
  REQUEST_TOO_SLOW: row('4080001', 408, '网络繁忙，请稍后重试', 'toast', 'debug'),
  FILE_TOO_LARGE: row('4130001', 413, '图片或视频大小超过5M，请压缩后重新上传', 'toast', 'debug'),
  FILE_TYPE: row('4150001', 415, '仅支持图片文件', 'toast', 'debug'),

  PROVIDER_DOWN: row('5030001', 503, '服务暂不可用，请稍后再试', 'screen', 'error'),
  OVERLOADED: row('5030002', 503, '抱歉，网络繁忙，请稍后再试', 'toast', 'warn'),
  /** The database or Redis cannot be reached. What was sent may have been done: send it again under the same key. */
  UNAVAILABLE: row('5030003', 503, '服务暂时不可用，请稍后再试', 'toast', 'error'),
  /** Another transaction locked the record for longer than the lock timeout. Nothing was changed. */
  RECORD_BUSY: row('5030004', 503, '当前办理人数较多，请稍后再试', 'toast', 'warn'),
  SERVER_ERROR: row('5000000', 500, '服务器异常，请稍后重试', 'toast', 'error'),
} as const satisfies Record<string, ErrorRow>;

export type ErrorName = keyof typeof errorCatalogue;

/** Looks a row up by its wire code; undefined for codes outside the catalogue, which the client shows as a toast. */
export function findErrorRow(code: string): (ErrorRow & { name: ErrorName }) | undefined {
  for (const [name, entry] of Object.entries(errorCatalogue)) {
    if (entry.code === code) return { ...entry, name: name as ErrorName };
  }
  return undefined;
}
