export {
  type Appearance,
  canFollowSystem,
  chooseAppearance,
  isAppearance,
  showAppearance,
  startAppearance,
  useAppearance,
  watchAppearance,
} from './appearance';
export {
  acceptConsent,
  answerConsent,
  askConsent,
  collectSystemInfo,
  hasConsent,
  useConsent,
  watchConsent,
  withdrawConsent,
} from './consent';
export { type LanguageChoice, language, languageChoice, SOURCE_LANGUAGE } from './language';
export { keepPageQuery, readPageQuery, shareCode, storedQueryValue } from './page-query';
export {
  getSession,
  isLoggedIn,
  login,
  logout,
  onLogin,
  onLogout,
  updateUser,
  useSession,
} from './session-store';
export {
  type CarSetting,
  type MatchingCar,
  type PageAfterLogin,
  type PendingLogin,
  type PosterListData,
  stored,
  storedNames,
} from './storage-keys';
export { translate } from './translate';
