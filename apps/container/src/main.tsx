import { brand, logoDataUri } from '@voltfront/brand';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createAppContext } from './app/context';
import { createPhone } from './app/phone';
import { ContainerProvider } from './app/use-container';
import './base.css';

/** The brand's colours as CSS variables. */
function applyBrand({ style }: HTMLElement): void {
  const { colours } = brand;
  const values = {
    '--brand-accent': colours.accent,
    '--brand-accent-soft': colours.accentSoft,
    '--brand-accent-text': colours.accentText,
    '--brand-accent-dark': colours.dark.accent,
    '--brand-accent-soft-dark': colours.dark.accentSoft,
    '--brand-accent-text-dark': colours.dark.accentText,
  };
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value);
}

const context = createAppContext({
  storage: window.localStorage,
  fetch: window.fetch.bind(window),
  now: Date.now,
});
const phone = createPhone(context);
// Documents in the phone's frame read this name from their parent window: see user-script.ts.
Object.assign(window, { voltContainer: phone });

applyBrand(document.documentElement);
document
  .querySelector<HTMLLinkElement>('link[rel="icon"]')
  ?.setAttribute('href', logoDataUri(brand.logo.markSvg, brand.colours.accent));
document.title = `${brand.appName} · 应用容器`;
const root = document.getElementById('root');
if (!root) throw new TypeError('page.html has no #root');
createRoot(root).render(
  <ContainerProvider value={{ ...context, phone }}>
    <App />
  </ContainerProvider>,
);
