import { brand } from '@voltfront/brand';
import type { BankRow } from './sandbox-bank.repository';

/** Reasons why a payment can fail at the cashier; shown to the customer on the result page. */
export const FAILURE_REASONS = ['银行卡余额不足', '银行卡已过期', '超出单笔支付限额', '银行风险控制拒绝'] as const;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Two decimals with thousands separators: 500000 fen → 5,000.00. */
function yuan(amountFen: number): string {
  const [whole = '0', cents = '00'] = (amountFen / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

const detail = (term: string, text: string) => `<div><dt>${term}</dt><dd>${escapeHtml(text)}</dd></div>`;
const reasons = FAILURE_REASONS.map((reason) => `<option>${reason}</option>`).join('');

function form(row: BankRow): string {
  const amount = yuan(row.amountFen);
  return `<div id="form">
  <section class="amount"><p>${escapeHtml(brand.company)}</p><strong><small>¥</small>${amount}</strong>
  <p>剩余支付时间 <span class="countdown" role="timer">--:--</span></p></section>
  <dl>${detail('商品', row.title)}${detail('商户订单号', row.orderNo)}${detail('交易单号', row.paymentNo)}</dl>
  <fieldset><legend>付款方式</legend>
  <label class="method"><span class="badge" aria-hidden="true">余</span><span>演示账户余额<small>余额充足</small></span><input type="radio" name="method" checked></label>
  <label class="method"><span class="badge card" aria-hidden="true">卡</span><span>演示储蓄卡（尾号 8888）<small>单笔限额 50,000 元</small></span><input type="radio" name="method"></label>
  </fieldset>
  <div class="actions"><button type="button" class="main" id="pay">确认支付 ¥${amount}</button><p class="error" role="alert"></p></div>
  <details><summary>其他结果（仅演示环境）</summary>
  <div class="choice"><p>支付失败：银行拒绝这笔交易</p><div class="row"><select id="reason" aria-label="失败原因">${reasons}</select><button type="button" class="plain" id="fail">支付失败</button></div></div>
  <div class="choice"><p>延迟到账：订单关闭后款项才到账，随后自动退回</p><button type="button" class="plain" id="late">延迟到账</button></div>
  <div class="choice"><p>放弃支付：不付款，返回商家</p><button type="button" class="plain" data-back>放弃支付</button></div>
  </details></div>`;
}

const result = `<div class="result" role="status" hidden><i aria-hidden="true"></i><h2></h2><p></p>
<button type="button" class="main" data-back>返回商家</button></div>`;

/**
 * The cashier as the customer sees it. A `state` other than `open` shows the result immediately.
 */
export function cashierPage(row: BankRow, nowMs: number): string {
  const data = [
    `data-key="${escapeHtml(row.accessKey)}"`,
    `data-return-path="${escapeHtml(row.returnPath)}"`,
    `data-state="${row.state}"`,
    `data-reason="${escapeHtml(row.reason ?? '')}"`,
    `data-ends-in-ms="${Math.max(0, row.expiresAt - nowMs)}"`,
  ].join(' ');
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>收银台 - ${escapeHtml(brand.name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/cashier.css"></head>
<body><main class="frame" data-cashier ${data}>
<header class="bar"><button type="button" class="back" data-back aria-label="返回商家">‹</button><h1>收银台</h1></header>
<p class="notice">演示环境：不会真实扣款</p>
${form(row)}
${result}
<p class="inside" hidden>返回商家请使用左上角的返回键</p>
</main><script type="module" src="/sandbox/cashier.js"></script></body></html>`;
}

/** Shown when the access key is wrong or missing. */
export const unknownPage = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>收银台</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/cashier.css"></head>
<body><main class="frame"><header class="bar"><h1>收银台</h1></header><div class="result" data-state="closed"><i aria-hidden="true">–</i><h2>交易不存在</h2><p>请返回商家重新发起支付</p></div></main></body></html>`;
