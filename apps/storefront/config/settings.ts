/** The same default as the server's; a production build brings its own. */
const apiSecret = process.env.API_SECRET ?? 'voltfront-development-secret';

/** Where mini-programs find the server; the brand's production host unless told. The web calls its own origin. */
const apiOrigin = ['h5', 'harmony-hybrid'].includes(process.env.TARO_ENV ?? '') ? '' : (process.env.API_ORIGIN ?? '');

/**
 * Settings that are built in, from the environment of the build:
 * `API_SECRET` (request signature), `API_ORIGIN` (mini-programs), `VOLT_DEMO=1` (test pages in production builds).
 */
export const settings: Record<string, string> = {
  'process.env.API_SECRET': JSON.stringify(apiSecret),
  'process.env.API_ORIGIN': JSON.stringify(apiOrigin),
  'process.env.VOLT_DEMO': JSON.stringify(process.env.VOLT_DEMO ?? ''),
};
