import { brand } from '@voltfront/brand';
import type { PublicDocument } from './show-document';

/** Colour scheme of a document: the customer's choice in the app, or the device's. */
export type DocumentScheme = 'light' | 'dark' | 'system';

const DARK = `color-scheme: dark; --text: #e8eaed; --soft: #a0a6ad; --line: #33373b; --ground: #17191c; --accent: ${brand.colours.accentOnDark}; --tint: #20282a;`;

const STYLE = `
:root { color-scheme: light; --text: #1f2329; --soft: #646a73; --line: #e6e8eb; --ground: #fff; --accent: ${brand.colours.accent}; --tint: ${brand.colours.accentSoft}; }
:root.dark { ${DARK} }
@media (prefers-color-scheme: dark) { :root.system { ${DARK} } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.75 -apple-system, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; overflow-wrap: anywhere; }
main { max-width: 680px; margin: 0 auto; padding: 32px 20px calc(48px + env(safe-area-inset-bottom)); }
.brand { color: var(--accent); font-size: 13px; letter-spacing: .12em; }
h1 { margin: 4px 0 8px; font-size: 26px; line-height: 1.35; }
.facts { margin: 0; color: var(--soft); font-size: 14px; }
.changes { margin: 24px 0 0; padding: 16px 20px; border-radius: 12px; background: var(--tint); font-size: 15px; }
.changes h2 { margin: 0 0 4px; font-size: 15px; }
.changes ul { margin: 0; padding-left: 1.2em; }
nav { margin-top: 24px; padding: 16px 0; border: solid var(--line); border-width: 1px 0; font-size: 15px; }
nav a { display: block; padding: 6px 0; color: var(--accent); text-decoration: none; }
section { margin-top: 36px; scroll-margin-top: 16px; }
section h2 { margin: 0 0 8px; font-size: 19px; line-height: 1.45; }
p { margin: 0 0 12px; }
footer { margin-top: 48px; padding-top: 16px; border-top: 1px solid var(--line); color: var(--soft); font-size: 13px; }
`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Makes a text safe inside HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function shanghaiDate(at: number): string {
  return new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long' }).format(at);
}

const paragraphs = (texts: string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');

function changesHtml({ changes }: PublicDocument): string {
  if (changes.length === 0) return '';
  const items = changes.map((change) => `<li>${escapeHtml(change)}</li>`).join('');
  return `<aside class="changes"><h2>本次更新</h2><ul>${items}</ul></aside>`;
}

function sectionHtml(section: PublicDocument['sections'][number]): string {
  const { id, title } = section;
  return `<section id="${escapeHtml(id)}"><h2>${escapeHtml(title)}</h2>\n${paragraphs(section.paragraphs)}</section>`;
}

const barColours = (scheme: DocumentScheme): string => {
  const tag = (colour: string, media = '') => `<meta name="theme-color"${media} content="${colour}">`;
  const { theme, dark } = brand.colours;
  if (scheme !== 'system') return tag(scheme === 'dark' ? dark.theme : theme);
  return tag(theme) + tag(dark.theme, ' media="(prefers-color-scheme: dark)"');
};

/** A document as a standalone mobile page: no scripts or external files, light or dark. */
export function documentHtml(document: PublicDocument, scheme: DocumentScheme): string {
  const links = document.sections.map(({ id, title }) => `<a href="#${escapeHtml(id)}">${escapeHtml(title)}</a>`);
  const title = escapeHtml(document.title);
  return `<!doctype html>
<html lang="zh-CN" class="${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${barColours(scheme)}
<title>${title} - ${escapeHtml(brand.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<div class="brand">${escapeHtml(`${brand.name} ${brand.latinName}`)}</div>
<h1>${title}</h1>
<p class="facts">版本 ${escapeHtml(document.version)} · 生效日期 ${shanghaiDate(document.effectiveAt)}</p>
</header>
${changesHtml(document)}
<nav aria-label="目录">${links.join('')}</nav>
${document.sections.map(sectionHtml).join('\n')}
<footer>${escapeHtml(brand.company)}　客服电话 ${escapeHtml(brand.phone)}</footer>
</main>
</body>
</html>
`;
}
