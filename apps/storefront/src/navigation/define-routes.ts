declare const paramsType: unique symbol;

/** Carries the type of a page's parameters; it has no value at run time. */
export interface ParamsMarker<P extends object> {
  readonly [paramsType]?: P;
}

/** Parameter types of a page. All values travel as text; mark those that may be missing as optional. */
export const params = <P extends object>(): ParamsMarker<P> => ({});

/** One page of the app. */
export interface RouteDefinition {
  /** Navigation title, in Chinese. */
  title: string;
  /** Opened only with a token; the target and its query are kept and opened after login. */
  login?: boolean;
  /** `custom`: our bar of 44. `default`: the platform's own bar. `tab`: a page of the tab bar. */
  chrome: 'custom' | 'default' | 'tab';
  pullDownRefresh?: boolean;
  /** The page itself does not scroll. */
  noScroll?: boolean;
  /** Distance to the end (px) at which the next page of a list loads; default 120. */
  reachBottom?: number;
  /** Only in builds that are not for production. */
  testOnly?: boolean;
  params?: ParamsMarker<object>;
}

export type RouteTable = Record<`/${string}`, RouteDefinition>;

/** Keeps paths and parameter types while checking each row's shape. */
export const defineRoutes = <const T extends RouteTable>(table: T): T => table;
