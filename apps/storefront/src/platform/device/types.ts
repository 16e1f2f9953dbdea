/** Kind of device that a page is read on. `mini`: a mini-program, where no package can be fetched. */
export type DeviceKind = 'ios' | 'android' | 'harmony' | 'desktop' | 'mini';

/** Device properties used by the download page. */
export interface DeviceView {
  kind: DeviceKind;
  /** The page is open in another app's in-app browser, which cannot open other apps. */
  isMessenger: boolean;
}
