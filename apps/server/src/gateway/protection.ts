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
    /** Origins whose pages may be shown inside ours, at this moment. */
    webHosts?: () => readonly string[];
  }
}

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** What a page of ours may load: only from here, but for its two inline scripts (the scheme, the start of prerendered
 * pages), pictures in data addresses and the web view's frames. The web view asks a host first whether it answers. */
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

/** Host of the map tiles as a source of pictures; `{s}` stands for any name before it. */
function tileSource({ mapTileUrl }: Config): string[] {
  const host = /^https:\/\/[^/]+/.exec(mapTileUrl ?? '')?.[0];
  return host ? [host.replace(/\{s\}[^.]*/, '*')] : [];
}

/** Where the messenger's web SDK comes from, and where it reports to by a picture; only where the shop has it. */
function messengerSources({ wechatOfficialAppId }: Config): { scripts: string[]; pictures: string[] } {
  if (!wechatOfficialAppId) return { scripts: [], pictures: [] };
  return { scripts: [new URL(brand.scripts.wechat).origin], pictures: ['https://open.weixin.qq.com'] };
}

/** Hosts of the captcha's script and of what it loads; only where the shop has it. */
function captchaSources({ geetestCaptchaId, geetestApiUrl, geetestScriptUrl }: Config): string[] {
  return geetestCaptchaId ? [...new Set([geetestScriptUrl, geetestApiUrl].map((url) => new URL(url).origin))] : [];
}

/** Whether a page from `origin` may call the API. */
function isKnownOrigin(config: Config, origin: string): boolean {
  const own: readonly string[] = Object.values(brand.hosts);
  return own.includes(origin) || config.allowedOrigins.includes(origin) || (config.isDemo && LOCAL.test(origin));
}

/** How long event-loop delays are averaged. */
const PRESSURE_SAMPLE_MS = SECOND_MS;
/** What watchers ask: answered under pressure too, or they would take a busy server for a dead one. */
const STATUS_PAGES = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Says whether delays tell about requests: work before the start (demo data, pictures) fills the sample that is running
 * then, so the first whole sample after it is the first that counts.
 */
export function createSettling(now: () => number = () => performance.now()) {
  let startedAt: number | null = null;
  return {
    /** The server serves from now on. */
    start: () => {
      startedAt ??= now();
    },
    isSettled: () => startedAt !== null && now() - startedAt > 2 * PRESSURE_SAMPLE_MS,
  };
}

type Headers = [name: string, value: string][];

/** Headers of security. */
function securityHeaders(options: HelmetOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

/** Works headers out again only when the hosts that they name have changed, rather than with each request. */
function keptFor(hosts: () => readonly string[], make: (hosts: readonly string[]) => Headers): () => Headers {
  let kept: { hosts: readonly string[]; headers: Headers } | undefined;
  return () => {
    const now = hosts();
    if (kept?.hosts !== now) kept = { hosts: now, headers: make(now) };
    return kept.headers;
  };
}

/**
 * Security headers, origins and overload protection for the whole server.
 * @param isSettled refusals because of overload begin when it says true
 * @param webHosts origins whose pages may be shown inside ours, asked for every answer
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
      // The frame-ancestors rule above decides; this older header knows no list of hosts.
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
