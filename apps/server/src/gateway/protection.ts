import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import underPressure from '@fastify/under-pressure';
import { brand } from '@voltfront/brand';
import { DAY_S, SECOND_MS } from '@voltfront/rules/time';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../kernel/config';
import { refuse } from '../kernel/errors';
import { bootScriptSource } from '../web/boot-script';
import { languageScriptSource } from '../web/language-script';
import { schemeScriptSource } from '../web/scheme-script';

declare module '../kernel/context' {
  interface AppServices {
    /** Origins whose pages may be embedded in ours at the moment. */
    webHosts?: () => readonly string[];
  }
}

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Content security policy of our pages: everything from this server only, except the three inline
 * scripts (colour scheme, language, start of prerendered pages), data URLs for images, and the
 * frames of the web view. The web view first sends the embedded host a request to see whether it is
 * reachable.
 */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", bootScriptSource, languageScriptSource, schemeScriptSource],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  fontSrc: ["'self'", 'data:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
};

/** Host of the map tiles as an image source; `{s}` becomes a wildcard subdomain. */
function tileSource({ mapTileUrl }: Config): string[] {
  const host = /^https:\/\/[^/]+/.exec(mapTileUrl ?? '')?.[0];
  return host ? [host.replace(/\{s\}[^.]*/, '*')] : [];
}

/**
 * Sources of WeChat's web SDK, and the host that it reports to by an image request; only when
 * WeChat is configured.
 */
function messengerSources({ wechatOfficialAppId }: Config): { scripts: string[]; pictures: string[] } {
  if (!wechatOfficialAppId) return { scripts: [], pictures: [] };
  return { scripts: [new URL(brand.scripts.wechat).origin], pictures: ['https://open.weixin.qq.com'] };
}

/** Hosts of the captcha's script and of what it loads; only when the captcha is configured. */
function captchaSources({ geetestCaptchaId, geetestApiUrl, geetestScriptUrl }: Config): string[] {
  return geetestCaptchaId ? [...new Set([geetestScriptUrl, geetestApiUrl].map((url) => new URL(url).origin))] : [];
}

/** Whether a page from `origin` may call the API. */
function isKnownOrigin(config: Config, origin: string): boolean {
  const own: readonly string[] = Object.values(brand.hosts);
  return own.includes(origin) || config.allowedOrigins.includes(origin) || (config.isDemo && LOCAL.test(origin));
}

/** Interval over which the event loop delay is averaged. */
const PRESSURE_SAMPLE_MS = SECOND_MS;
/**
 * Health endpoints: answered under load as well, or monitoring would take a busy server for a dead
 * one.
 */
const STATUS_PAGES = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Tells from when event loop delays count as load: work before startup has finished (demo data,
 * images) distorts the sample running then, so the first complete sample after it is the first that
 * counts.
 */
export function createSettling(now: () => number = () => performance.now()) {
  let startedAt: number | null = null;
  return {
    /** Call it when the server starts serving. */
    start: () => {
      startedAt ??= now();
    },
    isSettled: () => startedAt !== null && now() - startedAt > 2 * PRESSURE_SAMPLE_MS,
  };
}

type Headers = [name: string, value: string][];

/** The security headers for some options. */
function securityHeaders(options: HelmetOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

/** Recomputes the headers only when their hosts have changed, instead of for every request. */
function keptFor(hosts: () => readonly string[], make: (hosts: readonly string[]) => Headers): () => Headers {
  let kept: { hosts: readonly string[]; headers: Headers } | undefined;
  return () => {
    const now = hosts();
    if (kept?.hosts !== now) kept = { hosts: now, headers: make(now) };
    return kept.headers;
  };
}

/**
 * Security headers, CORS and overload protection for the whole server.
 * @param isSettled requests are refused for overload only once it returns true
 * @param webHosts origins whose pages may be embedded in ours, read for every response
 */
export async function protect(
  server: FastifyInstance,
  config: Config,
  isSettled: () => boolean,
  webHosts: () => readonly string[],
): Promise<void> {
  const messenger = messengerSources(config);
  const captcha = captchaSources(config);
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const frameAncestors = [
    "'self'",
    ...Object.values(brand.hosts),
    ...(config.isDemo ? ['http://localhost:*', 'http://127.0.0.1:*'] : []),
  ];
  const headersFor = (hosts: readonly string[]) =>
    securityHeaders({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          ...directives,
          scriptSrc: [...directives.scriptSrc, ...messenger.scripts, ...captcha],
          styleSrc: [...directives.styleSrc, ...captcha],
          imgSrc: [...directives.imgSrc, ...tileSource(config), ...messenger.pictures, ...captcha],
          connectSrc: ["'self'", ...captcha, ...hosts],
          frameSrc: ["'self'", ...hosts],
          frameAncestors,
          ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      strictTransportSecurity: isHttps ? { maxAge: 180 * DAY_S } : false,
      // Replaced by the frame-ancestors rule above; this older header does not support a list of
      // hosts.
      xFrameOptions: false,
      crossOriginOpenerPolicy: false,
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      originAgentCluster: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });
  const headers = keptFor(webHosts, headersFor);
  server.addHook('onRequest', (_request, response, done) => {
    for (const [name, value] of headers()) response.raw.setHeader(name, value);
    done();
  });
  await server.register(cors, {
    origin: (origin, done) => done(null, !origin || isKnownOrigin(config, origin)),
    exposedHeaders: ['x-request-id'],
    maxAge: DAY_S,
  });
  if (config.maxEventLoopDelayMs > 0) {
    await server.register(underPressure, {
      maxEventLoopDelay: config.maxEventLoopDelayMs,
      sampleInterval: PRESSURE_SAMPLE_MS,
      retryAfter: 2,
      pressureHandler: (request) => {
        if (isSettled() && !STATUS_PAGES.has(request.url)) throw refuse('OVERLOADED');
      },
    });
  }
}
