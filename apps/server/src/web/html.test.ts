import { runInNewContext } from 'node:vm';
import { brand } from '@voltfront/brand';
import { describe, expect, it } from 'vitest';
import { bootScript, bootScriptSource } from './boot-script';
import { renderPage } from './html';
import { languageScript } from './language-script';
import { schemeScript } from './scheme-script';
import type { StaticFile } from './static-files';

const shell =
  '<html><head><title>x</title><script defer="defer" src="/js/libs.1.js"></script><script defer="defer" src="/js/app.2.js"></script></head><body><div id="app"></div></body></html>';
const build = {
  html: shell,
  files: new Map(),
  manifest: {
    entry: { js: ['js/libs.1.js', 'js/app.2.js'], css: [] },
    routes: { '/': { title: '', js: ['js/7.js'], css: [] } },
  },
};
const page = (firstScreen: string | null) =>
  renderPage(build, shell, {
    path: '/',
    origin: 'http://shop.test',
    head: {},
    data: [],
    language: 'zh-CN' as const,
    now: 0,
    firstScreen,
  });

describe('a page with its first screen', () => {
  it('shows it, and starts its scripts after it by the one inline script that the policy allows', () => {
    const html = page('<p>$& hello</p>');
    expect(html).toContain('<div id="app"><p>$& hello</p></div>');
    expect(html).toContain(`data-scripts="/js/7.js,/js/libs.1.js,/js/app.2.js">${bootScript}</script>`);
    expect(html).not.toContain('src="/js/');
    expect(html).not.toContain('as="script"');
    expect(bootScriptSource).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  });
});

describe('style sheets', () => {
  const sheet = (text: string) => ({ body: Buffer.from(text) }) as StaticFile;
  const styled = (css: string) => {
    const files = new Map([['/css/app.css', sheet(css)]]);
    const manifest = { ...build.manifest, entry: { js: [], css: ['css/app.css'] } };
    const linked = shell.replace('</head>', '<link href="/css/app.css" rel="stylesheet"></head>');
    const parts = {
      path: '/',
      origin: 'http://shop.test',
      head: {},
      data: [],
      language: 'zh-CN' as const,
      now: 0,
      firstScreen: null,
    };
    return renderPage({ ...build, files, manifest }, linked, parts);
  };

  it('are written into the page, and no link asks for them again', () => {
    expect(styled('.a{}')).toContain('<style data-href="/css/app.css">.a{}</style>');
    expect(styled('.a{}')).not.toContain('<link href="/css');
  });

  it('that are too large stay links, so that the first screen is never without its styles', () => {
    const html = styled('.a{}'.repeat(30_000));
    expect(html.match(/href="\/css\/app\.css"/g)).toHaveLength(1);
    expect(html).toContain('<link rel="stylesheet" href="/css/app.css">');
  });
});

describe('every page', () => {
  it('takes on the scheme that the customer chose before anything is painted', () => {
    const html = page(null);
    expect(html).toContain(`<script data-theme="${brand.colours.dark.theme}">${schemeScript}</script>`);
    expect(html.indexOf(schemeScript)).toBeGreaterThan(html.indexOf('name="theme-color"'));
    expect(html.indexOf(schemeScript)).toBeLessThan(html.indexOf('<body>'));
  });

  it.each([
    ['dark', false, true],
    ['light', true, false],
    ['system', true, true],
    ['system', false, false],
    [null, true, false],
  ])('with the choice %s on a system that is dark: %s is dark: %s', (choice, isSystemDark, isDark) => {
    expect(runSchemeScript(JSON.stringify(choice), isSystemDark)).toBe(isDark);
  });

  it('is light when the kept choice cannot be read', () => {
    expect(runSchemeScript('{broken', true)).toBe(false);
  });
});

/**
 * Runs the script with this value in the device's storage; returns whether page and theme colour
 * became dark.
 */
function runSchemeScript(kept: string, isSystemDark: boolean): boolean {
  const classes = new Set<string>();
  const meta = { content: 'light' };
  runInNewContext(schemeScript, {
    localStorage: { getItem: (name: string) => (name === 'MALL_APPEARANCE' ? kept : null) },
    matchMedia: () => ({ matches: isSystemDark }),
    document: {
      documentElement: { classList: classes },
      querySelector: () => meta,
      currentScript: { dataset: { theme: 'dark' } },
    },
  });
  expect(meta.content).toBe(classes.has('vf-dark') ? 'dark' : 'light');
  return classes.has('vf-dark');
}

describe('the language', () => {
  it.each([
    ['en', 'zh-CN', 'en'],
    ['system', 'en-GB', 'en'],
    ['system', 'fr', 'zh-CN'],
    ['zh-CN', 'en', 'zh-CN'],
    [null, 'en', 'zh-CN'],
  ])('with the choice %s on a system in %s is %s before anything is painted', (choice, system, lang) => {
    expect(runLanguageScript(JSON.stringify(choice), system)).toBe(lang);
  });

  it('is Chinese when the kept choice cannot be read', () => {
    expect(runLanguageScript('{broken', 'en')).toBe('zh-CN');
  });

  it('other than the first screen’s takes that away and starts the app at once', () => {
    expect(runBootScript('en')).toEqual({ shown: '', scripts: ['/js/7.js', '/js/app.2.js'] });
    expect(runBootScript('zh-CN')).toEqual({ shown: 'first screen', scripts: [] });
  });
});

/**
 * Runs the script with this value in storage and this system language; returns the page's language.
 */
function runLanguageScript(kept: string, system: string): string {
  const documentElement = { lang: 'zh-CN' };
  runInNewContext(languageScript, {
    localStorage: { getItem: (name: string) => (name === 'MALL_LANGUAGE' ? kept : null) },
    navigator: { language: system },
    document: { documentElement },
  });
  return documentElement.lang;
}

/**
 * Runs the boot script before the first paint of a page in a language; returns the remaining
 * content and the scripts that it started.
 */
function runBootScript(lang: string): { shown: string; scripts: string[] } {
  const app = { textContent: 'first screen', style: {} };
  const scripts: string[] = [];
  runInNewContext(bootScript, {
    document: {
      documentElement: { lang },
      currentScript: { dataset: { scripts: '/js/7.js,/js/app.2.js' } },
      createElement: () => ({}),
      head: { appendChild: ({ src }: { src: string }) => scripts.push(src) },
      getElementById: () => app,
      querySelector: () => null,
    },
    requestAnimationFrame: () => undefined,
    setTimeout: () => undefined,
    addEventListener: () => undefined,
  });
  return { shown: app.textContent, scripts };
}

describe('a page without', () => {
  it('loads its scripts with it, those of its route ahead', () => {
    const html = page(null);
    expect(html).toContain('<script defer="defer" src="/js/app.2.js"></script>');
    expect(html).toContain('<link rel="preload" as="script" href="/js/7.js">');
    expect(html).not.toContain('data-scripts');
  });
});
