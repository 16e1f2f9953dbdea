import { brand } from '@voltfront/brand';
import { escapeHtml } from '../content';
import type { CopyFile } from './assemble-copy';

const STYLE = `body{margin:0 auto;max-width:960px;padding:32px 20px;font:15px/1.7 -apple-system,"PingFang SC","Noto Sans CJK SC",sans-serif;color:#1f2329}
h1{font-size:24px;margin:0 0 4px}h2{font-size:18px;margin:36px 0 8px}p{color:#646a73;margin:0 0 8px}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:13px}th,td{border:1px solid #e6e8eb;padding:6px 10px;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{background:#f5f6f7;font-weight:500;white-space:nowrap}`;

const shanghai = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A cell as text: times as dates, money in yuan, lists and objects as JSON. */
function cell(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number' && /At$|^at$/.test(name)) return shanghai.format(value);
  if (typeof value === 'number' && /Fen$/.test(name)) return `¥${(value / 100).toFixed(2)}`;
  if (typeof value === 'boolean') return value ? '是' : '否';
  return escapeHtml(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function table(rows: readonly object[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const head = names.map((name) => `<th>${escapeHtml(name)}</th>`).join('');
  const body = rows.map((row) => {
    const values = row as Record<string, unknown>;
    return `<tr>${names.map((name) => `<td>${cell(name, values[name])}</td>`).join('')}</tr>`;
  });
  return `<div class="wide"><table><tr>${head}</tr>${body.join('\n')}</table></div>`;
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style><body>${body}</body></html>`;

/** The copy as a self-contained HTML page. */
export function copyHtml({ title, company, madeAt, listVersion, items, sections }: CopyFile): string {
  const intro = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(company)} · 生成于 ${shanghai.format(madeAt)} · 清单版本 ${escapeHtml(listVersion)}</p><p>证件号码等敏感信息仅显示部分。如需更正或删除，请在 ${escapeHtml(brand.appName)} 内操作，或致电 ${escapeHtml(brand.phone)}。</p>`;
  const tables = sections.map((section) => `<h2>${escapeHtml(section.title)}</h2>${table(section.rows)}`);
  const list = `<h2>收集清单</h2>${table(items.map(({ name, purpose, occasion, retention }) => ({ 信息: name, 目的: purpose, 场景: occasion, 期限: retention })))}`;
  return page(title, [intro, ...tables, list].join('\n'));
}

/** Shown for a link that is used up, expired or invalid. */
export const linkEndedHtml = (): string =>
  page(
    '链接已失效',
    '<h1>链接已失效</h1><p>下载链接仅可使用一次，且十分钟内有效。请在“个人信息收集清单”页面重新获取。</p>',
  );
