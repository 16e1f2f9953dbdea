import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { AppServices } from '../../kernel/context';
import { createWechatAccess, type WechatApp, type WechatTools } from '../wechat-access';
import type { MiniCode } from './types';

const SIDE = 430;

/** WeChat's `getwxacodeunlimit`. */
function createWechatMiniCode(app: WechatApp, tools: WechatTools): MiniCode {
  const access = createWechatAccess(app, tools);
  return {
    make: ({ page, scene }) =>
      access.askPicture('/wxa/getwxacodeunlimit', { page, scene, check_path: false, width: SIDE }),
  };
}

const DOT_RINGS = 9;
const DOTS_OF_RING = 36;
/** Of the innermost ring, and between two rings. */
const RING_START = 70;
const RING_STEP = 15;

/** Dots of a code that nobody can scan, always the same for the same page. */
function dots(text: string): string {
  const bytes = createHash('sha512').update(text).digest();
  const middle = SIDE / 2;
  return Array.from({ length: DOT_RINGS * DOTS_OF_RING }, (_, index) => {
    const [ring, place] = [Math.floor(index / DOTS_OF_RING), index % DOTS_OF_RING];
    const isSet = ((bytes[Math.floor(index / 8) % bytes.length] ?? 0) >> (index % 8)) & 1;
    if (!isSet) return '';
    const radius = RING_START + ring * RING_STEP;
    const angle = (place / DOTS_OF_RING) * 2 * Math.PI;
    const [x, y] = [middle + radius * Math.cos(angle), middle + radius * Math.sin(angle)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4.6"/>`;
  }).join('');
}

/** Simulator: looks like a code, and opens nothing. */
const embedded: MiniCode = {
  make({ page, scene }) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="#fff"/><g fill="#1a1a1a">${dots(`${page}?${scene}`)}</g><circle cx="215" cy="215" r="48" fill="none" stroke="#1a1a1a" stroke-width="8"/></svg>`;
    return sharp(Buffer.from(svg)).png().toBuffer();
  },
};

/** The mini-program when configured; else the simulator, in demo runs only. */
export function createMiniCode(app: AppServices): MiniCode | null {
  const { wechatAppId: appId, wechatAppSecret: appSecret, wechatApiUrl: apiUrl } = app.config;
  if (!appId || !appSecret) return app.config.isDemo ? embedded : null;
  return createWechatMiniCode(
    { appId, appSecret, apiUrl },
    { cache: app.cache, now: () => app.clock.now(), log: app.log },
  );
}
