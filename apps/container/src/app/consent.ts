import type { AppContext } from './context';
import type { ToldConsent } from './state';

/** Stores the decision about the privacy policy that the page reported. */
export function tellConsent({ app, now }: AppContext, isAgreed: boolean, way: ToldConsent['way']): void {
  const before = app.get().consent;
  // The same decision reported in another way changes nothing; the panel shows the first report.
  if (before?.isAgreed === isAgreed) return;
  app.set({ consent: { isAgreed, at: now(), way } });
}

/** Whether a message of the web view's handler says that the customer agreed. */
export const isAgreement = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && Number(Reflect.get(message, 'isAgreePrivacyPolicy')) === 1;
