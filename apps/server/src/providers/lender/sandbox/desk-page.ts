import { brand } from '@voltfront/brand';
import { formatFen } from '@voltfront/rules/money';
import type { CaseRow } from './lender-desk.repository';

/** Reasons why the simulator can reject; shown to the customer on the application's page. */
export const REJECTION_REASONS = ['综合评分不足', '收入证明材料不完整', '现有负债比例偏高', '征信记录有逾期'] as const;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
const yuan = (fen: number) => formatFen(fen, { hasThousands: true });

const line = (term: string, text: string) => `<div><dt>${term}</dt><dd>${escapeHtml(text)}</dd></div>`;
const reasons = REJECTION_REASONS.map((reason) => `<option>${reason}</option>`).join('');

const HEAD = `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/cashier.css">`;

function summary({ shown, loanFen, applicationNo }: CaseRow): string {
  const final = shown.finalPaymentFen > 0 ? line('末期尾款', `¥${yuan(shown.finalPaymentFen)}`) : '';
  return `<section class="amount"><p>${escapeHtml(shown.lenderName)}</p><strong><small>¥</small>${yuan(loanFen)}</strong>
  <p>申请贷款额 · ${shown.months} 个月 · 年利率 ${(shown.rateBp / 100).toFixed(2)}%</p></section>
  <dl>${line('申请人', shown.buyerName)}${line('车辆', shown.carName)}${line('产品', shown.productName)}${line('首付', `¥${yuan(shown.downPaymentFen)}`)}${line('月供', `¥${yuan(shown.monthlyFen)}`)}${final}${line('申请编号', applicationNo)}${line('合作商户', brand.company)}</dl>`;
}

const decide = `<details open><summary>审批结果（仅演示环境）</summary>
  <div class="choice"><p>按申请额全部通过</p><button type="button" class="plain" data-act="approve">全额通过</button></div>
  <div class="choice"><p>通过八成，其余需提高首付</p><button type="button" class="plain" data-act="approveLess">部分通过</button></div>
  <div class="choice"><p>不通过</p><div class="row"><select id="reason" aria-label="不通过原因">${reasons}</select><button type="button" class="plain" data-act="reject">不通过</button></div></div>
  </details>`;

/** The lender's page as the customer sees it; its script shows the part that fits the state. */
export function deskPage(row: CaseRow): string {
  const data = [
    `data-key="${escapeHtml(row.accessKey)}"`,
    `data-return-path="${escapeHtml(row.shown.returnPath)}"`,
    `data-state="${row.state}"`,
    `data-reason="${escapeHtml(row.reason ?? '')}"`,
    `data-approved="${row.approvedFen === null ? '' : yuan(row.approvedFen)}"`,
  ].join(' ');
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>贷款申请 - ${escapeHtml(row.shown.lenderName)}</title>
${HEAD}</head>
<body><main class="frame" data-desk ${data}>
<header class="bar"><button type="button" class="back" data-back aria-label="返回商家">‹</button><h1>贷款申请</h1></header>
<p class="notice">演示环境：不会真实放款，也不查询征信</p>
<div id="form">${summary(row)}
<div class="actions"><button type="button" class="main" data-act="submit" data-for="opened">提交申请</button>
<button type="button" class="main" data-back data-for="submitted reviewing" hidden>返回商家</button>
<p class="error" role="alert"></p></div>
<div data-for="submitted reviewing" hidden>${decide}</div></div>
<div class="result" role="status" hidden><i aria-hidden="true"></i><h2></h2><p></p>
<button type="button" class="main" data-back>返回商家</button></div>
</main><script type="module" src="/sandbox/lender.js"></script></body></html>`;
}

/** Shown when the access key is wrong or missing. */
export const unknownDesk = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>贷款申请</title>${HEAD}</head>
<body><main class="frame"><header class="bar"><h1>贷款申请</h1></header><div class="result" data-state="closed"><i aria-hidden="true">–</i><h2>申请不存在</h2><p>请返回商家重新发起申请</p></div></main></body></html>`;
