import type { AppContext } from './context';
import type { ToldConsent } from './state';

/** The page reported the customer's decision about the privacy policy. */
export function tellConsent({ app, now }: AppContext, isAgreed: boolean, way: ToldConsent['way']): void {
  const before = app.get().consent;
  // Further ways of telling the same change nothing: the first one is what the panel shows.
  if (before?.isAgreed === isAgreed) return;
  app.set({ consent: { isAgreed, at: now(), way } });
}

/** Whether a message of the web view's handler says that the customer agreed. */
export const isAgreement = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && Number(Reflect.get(message, 'isAgreePrivacyPolicy')) === 1;
