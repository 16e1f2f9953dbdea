import { brand, logoDataUri } from '@voltfront/brand';
import type { LanguageCode } from '@voltfront/contract/headers';
import type { PageDatum, PageHead } from '../kernel/page-data';
import { bootScript } from './boot-script';
import type { Build } from './build';
import { languageScript, languageStyle } from './language-script';
import { routeOf } from './manifest';
import { ladderWidth } from './resize';
import { schemeScript } from './scheme-script';

/**
 * Most bytes of CSS inlined into a page (about a fifth of it compressed); further style sheets are
 * links, which block the first screen.
 */
const INLINE_LIMIT = 90_000;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML content and attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** Escapes JSON for a script element. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** Everything that turns the shell into a page. */
export interface PageParts {
  path: string;
  origin: string;
  head: PageHead;
  data: PageDatum[];
  /** Language of the texts in the data; a storefront in another language loads them again. */
  language: LanguageCode;
  now: number;
  /** HTML of the first screen, when there is one. */
  firstScreen: string | null;
}

function metaTags({ head, origin, path }: PageParts, title: string): string {
  const description = head.description ?? brand.slogan;
  const tags = [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(brand.name)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${escapeHtml(origin + path)}">`,
  ];
  if (head.picture) tags.push(`<meta property="og:image" content="${escapeHtml(`${origin}${head.picture}?w=1170`)}">`);
  return tags.join('');
}

/**
 * The page's style sheets as `<style data-href>`, which the chunk loader treats as loaded, and the
 * shell without their links.
 */
function inlineStyles(build: Build, html: string, names: string[]): { html: string; styles: string } {
  let rest = html;
  let styles = '';
  for (const name of names) {
    const file = build.files.get(`/${name}`);
    if (!file) continue;
    rest = rest.replace(new RegExp(`<link[^>]*href="/?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"[^>]*>`), '');
    if (styles.length + file.body.length > INLINE_LIMIT)
      styles += `<link rel="stylesheet" href="/${escapeHtml(name)}">`;
    else
      styles += `<style data-href="/${name}">${file.body.toString('utf8').replace(/<\/style/gi, '<\\/style')}</style>`;
  }
  return { html: rest, styles };
}

/**
 * The same candidates as the storefront's eager images: one per pixel density, in widths of the
 * ladder.
 */
function picturePreload(picture: string, width: number): string {
  const sized = (density: number) => `${picture}?w=${ladderWidth(width * density)}`;
  const candidates = [1, 2, 3].map((density) => `${sized(density)} ${density}x`).join(', ');
  const addresses = `href="${escapeHtml(sized(2))}" imagesrcset="${escapeHtml(candidates)}"`;
  return `<link rel="preload" as="image" fetchpriority="high" ${addresses}>`;
}

function preloads(scripts: string[], head: PageHead): string {
  const js = scripts.map((name) => `<link rel="preload" as="script" href="/${escapeHtml(name)}">`);
  const pictures = (head.preload ?? []).map(({ picture, width }) => picturePreload(picture, width));
  return [...pictures, ...js].join('');
}

const ICON = `<link rel="icon" type="image/svg+xml" href="${escapeHtml(logoDataUri(brand.logo.markSvg, brand.colours.accent))}">`;
/** Placed above the styles, so that the first paint uses the customer's colour scheme. */
const THEME =
  `<meta name="theme-color" content="${brand.colours.theme}">` +
  `<script data-theme="${brand.colours.dark.theme}">${schemeScript}</script>`;
const LANGUAGE = `<script>${languageScript}</script>`;

/**
 * The shell with the first screen in it; the scripts are started after it is painted, not together
 * with it.
 */
function withFirstScreen(html: string, firstScreen: string | null, scripts: string[]): string {
  if (firstScreen === null) return html;
  const addresses = escapeHtml(scripts.map((name) => `/${name}`).join(','));
  return html
    .replace(/<script[^>]* src="\/js\/[^"]*"[^>]*><\/script>/g, '')
    .replace('<div id="app"></div>', () => `<div id="app">${firstScreen}</div>`)
    .replace('</body>', () => `<script data-scripts="${addresses}">${bootScript}</script></body>`);
}

/** The shell with title, tags, styles, preloads and data of one page. */
export function renderPage(build: Build, shell: string, parts: PageParts): string {
  const route = build.manifest?.routes[routeOf(parts.path)];
  const title = parts.head.title ?? (route?.title || brand.name);
  const sheets = [...(build.manifest?.entry.css ?? []), ...(route?.css ?? [])];
  const { html, styles } = inlineStyles(build, shell, sheets);
  const data = `<script type="application/json" id="volt-data">${safeJson({ now: parts.now, language: parts.language, data: parts.data })}</script>`;
  const scripts = parts.firstScreen === null ? (route?.js ?? []) : [];
  const language = LANGUAGE + (parts.firstScreen === null ? '' : languageStyle);
  const top = ICON + THEME + language + metaTags(parts, title) + preloads(scripts, parts.head) + styles;
  return withFirstScreen(html, parts.firstScreen, [...(route?.js ?? []), ...(build.manifest?.entry.js ?? [])])
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${top}</head>`)
    .replace('</body>', () => `${data}</body>`);
}
