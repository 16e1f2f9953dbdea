/** Device data: collected only after consent, or in the Harmony app. */
export interface SystemInfo {
  /** px */
  statusBarHeight: number;
  /** px */
  screenWidth: number;
  /** px */
  screenHeight: number;
  SDKVersion: string;
  /** "0" where the platform gives none. */
  deviceId: string;
  safeArea: { top: number; bottom: number; left: number; right: number } | null;
  devicePixelRatio: number;
}
