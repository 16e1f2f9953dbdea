import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import { z } from 'zod';
import { databaseSettings } from './database-settings';
import { StartError } from './errors';
import { assetsFolder, repositoryRoot } from './paths';
import { paymentFaults, paymentSettings } from './payment-settings';
import { platformFaults, platformSettings } from './platform-settings';
import { providerFaults, providerSettings } from './provider-settings';
import { riskFaults, riskSettings } from './risk-settings';
import { flag, folder, list, settings, whole } from './settings';

const DEVELOPMENT_SECRET = 'voltfront-development-secret';

/** Every setting: environment name, schema with default, and one line of explanation for the settings page. */
export const settingDefinitions = settings({
  nodeEnv: [
    'NODE_ENV',
    z.enum(['development', 'test', 'production']).default('development'),
    'Kind of run. `production` has no demo endpoints and no stand-ins: it wants secrets and outside services of your own.',
  ],
  demo: [
    'VOLT_DEMO',
    flag(false),
    'In production: allow the demo data, demo endpoints, built-in secrets and stand-ins that print SMS codes and take no money. Never set it for real customers.',
  ],
  port: ['PORT', whole(0, 65535).default(8080), 'TCP port of the site and the API; 0 takes any free port.'],
  host: ['HOST', z.string().min(1).default('0.0.0.0'), 'Address to listen on.'],
  publicUrl: [
    'PUBLIC_URL',
    z.url().optional(),
    'Address customers use, for sharing tags and provider notices. Default: the address of the request.',
  ],
  ...databaseSettings,
  redisUrl: [
    'REDIS_URL',
    z
      .string()
      .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
      .optional(),
    'Redis for nonces, rate limits, caches and the word of ended sessions; several addresses with commas mean a Redis Cluster. Unset: in this process. Needed with more than one server process.',
  ],
  dataDir: [
    'DATA_DIR',
    folder('data'),
    'Folder of the embedded database, uploads, resized pictures and the nonces of the last ten minutes. `memory://` keeps the database in memory.',
  ],
  apiSecret: [
    'API_SECRET',
    z.string().min(16).default(DEVELOPMENT_SECRET),
    'Secret of the request signature; the storefront is built with the same one.',
  ],
  dataSecret: [
    'DATA_SECRET',
    z.string().min(16).default(DEVELOPMENT_SECRET),
    'Secret under which ID and phone numbers of buyers are encrypted in the database. Never change it once orders exist.',
  ],
  demoSelfPlay: [
    'DEMO_SELF_PLAY',
    z.enum(['auto', 'on', 'off']).default('auto'),
    'Whether a demo shop plays its own staff: orders that customers move go on by themselves, some seconds a step. `auto`: while no member of staff is logged in. Without effect outside of demo runs.',
  ],
  sandboxNoticeDelayMs: [
    'SANDBOX_NOTICE_DELAY_MS',
    whole(0, HOUR_MS).default(0),
    'How long the embedded payment sandbox waits before it reports a result, as a slow bank would.',
  ],
  logLevel: [
    'LOG_LEVEL',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'Least level that is logged.',
  ],
  trustProxy: [
    'TRUST_PROXY',
    z.string().default('false'),
    'Who may set X-Forwarded-For: `true`, `false`, a number of proxies, or addresses with commas.',
  ],
  allowedOrigins: [
    'ALLOWED_ORIGINS',
    list(),
    'Further browser origins that may call the API, with commas. The hosts of the brand are always allowed.',
  ],
  bodyLimitKb: ['BODY_LIMIT_KB', whole(16, 10_240).default(256), 'Largest JSON body in KiB.'],
  sessionDays: ['SESSION_DAYS', whole(1, 365).default(30), 'Days a login lasts without use.'],
  rateAddressPerMinute: [
    'RATE_ADDRESS_PER_MINUTE',
    whole(10, 1_000_000).default(1200),
    'Requests per minute of one network address (code 4290101 beyond).',
  ],
  ratePersonPerMinute: [
    'RATE_PERSON_PER_MINUTE',
    whole(10, 1_000_000).default(600),
    'Requests per minute of one account (code 4290101 beyond).',
  ],
  rateWritePerMinute: [
    'RATE_WRITE_PER_MINUTE',
    whole(1, 1_000_000).default(60),
    'Calls per minute of one account to one endpoint that writes (code 4290001 beyond); five times as many for one address of visitors.',
  ],
  rateHeavyPerMinute: [
    'RATE_HEAVY_PER_MINUTE',
    whole(1, 1_000_000).default(20),
    'The same for costly endpoints such as uploads.',
  ],
  ratePagesPerMinute: [
    'RATE_PAGES_PER_MINUTE',
    whole(1, 1_000_000).default(600),
    'HTML pages per minute of one network address (status 429 beyond); scripts, styles and pictures do not count.',
  ],
  smsPerAddressHour: [
    'SMS_PER_ADDRESS_HOUR',
    whole(1, 100_000).default(60),
    'SMS codes one network address may ask for in an hour.',
  ],
  captchaAfter: [
    'CAPTCHA_AFTER',
    whole(1, 1000).default(3),
    'SMS requests of one phone in 10 minutes before a captcha is asked for (code 4010301); five times as many for one address.',
  ],
  maxEventLoopDelayMs: [
    'MAX_EVENT_LOOP_DELAY_MS',
    whole(0, MINUTE_MS).default(2000),
    'Beyond this delay requests are refused with 5030002 until the server has caught up; 0 turns it off.',
  ],
  jobsPollMs: [
    'JOBS_POLL_MS',
    whole(50, MINUTE_MS).default(1500),
    'Pause between looks for due jobs; jobs of this process start at once.',
  ],
  requestSeconds: [
    'REQUEST_SECONDS',
    whole(1, 3600).default(60),
    'Longest time for a request to arrive whole, uploads included; its headers have a sixth of it. Slower ones are ended with status 408.',
  ],
  shutdownSeconds: [
    'SHUTDOWN_SECONDS',
    whole(1, 300).default(15),
    'Longest wait for running requests and jobs on stop.',
  ],
  metricsToken: [
    'METRICS_TOKEN',
    z.string().min(16).optional(),
    'Bearer token for /metrics. Unset: open to requests from this machine in demo runs, closed elsewhere, where a proxy on this machine would open it to everybody.',
  ],
  apiReference: [
    'API_REFERENCE',
    z.stringbool().optional(),
    'Serve the description of all endpoints at /openapi.json and /reference/. Default: in demo runs only.',
  ],
  ...providerSettings,
  ...platformSettings,
  ...paymentSettings,
  ...riskSettings,
  h5Dir: ['H5_DIR', folder('apps/storefront/dist/h5'), 'Folder of the built storefront.'],
  containerDir: [
    'CONTAINER_DIR',
    folder('apps/container/dist'),
    'Folder of the built stand-in for the native app, served at `/container/` in demo runs.',
  ],
  consoleDir: ['CONSOLE_DIR', folder('apps/console/dist'), 'Folder of the built console, served at `/console/`.'],
  picturesDir: ['PICTURES_DIR', z.string().default(assetsFolder), 'Folder of the pictures under /assets.'],
});

type Settings = z.infer<typeof settingDefinitions.schema>;

/** All validated settings of a run. */
export interface Config extends Omit<Settings, 'apiReference'> {
  isProduction: boolean;
  /** Demo endpoints, demo data and printed SMS codes are on. */
  isDemo: boolean;
  /** Whether the API reference of all endpoints is served. */
  apiReference: boolean;
}

function absolute(path: string): string {
  return path === 'memory://' || isAbsolute(path) ? path : resolve(repositoryRoot, path);
}

/**
 * Reads and validates all settings.
 * @throws StartError listing all invalid settings at once
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const { values, faults } = settingDefinitions.read(env);
  if (values?.nodeEnv === 'production' && !values.demo) {
    for (const [name, secret] of [
      ['API_SECRET', values.apiSecret],
      ['DATA_SECRET', values.dataSecret],
    ]) {
      if (secret === DEVELOPMENT_SECRET)
        faults.push(`${name}: must be set in production (or set VOLT_DEMO=1 for a demonstration)`);
    }
  }
  if (values) faults.push(...providerFaults(values, values.nodeEnv === 'production' && !values.demo));
  if (values) faults.push(...platformFaults(values));
  if (values) faults.push(...paymentFaults(values));
  if (values) faults.push(...riskFaults(values));
  if (!values || faults.length > 0) {
    throw new StartError(`These settings are not right:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
  const isProduction = values.nodeEnv === 'production';
  const isDemo = !isProduction || values.demo;
  return {
    ...values,
    dataDir: absolute(values.dataDir),
    h5Dir: absolute(values.h5Dir),
    containerDir: absolute(values.containerDir),
    consoleDir: absolute(values.consoleDir),
    isProduction,
    isDemo,
    apiReference: values.apiReference ?? isDemo,
  };
}

/** Settings for tests: no environment variables are read, the database is in memory. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  const base = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: 'memory://', PORT: '0' });
  return {
    ...base,
    demoSelfPlay: 'off',
    maxEventLoopDelayMs: 0,
    // Many callers at once wait longer on a busy machine than a customer should.
    databaseConnectTimeoutMs: 30 * SECOND_MS,
    databaseLockTimeoutMs: 25 * SECOND_MS,
    databaseStatementTimeoutMs: 30 * SECOND_MS,
    rateAddressPerMinute: 1e6,
    ratePersonPerMinute: 1e6,
    rateWritePerMinute: 1e5,
    rateHeavyPerMinute: 1e5,
    ratePagesPerMinute: 1e6,
    captchaAfter: 1000,
    smsPerAddressHour: 1e5,
    ...overrides,
  };
}

/**
 * Folder for uploaded files: the data folder, or a temporary one when the database is in memory.
 */
export function filesRoot(config: Pick<Config, 'dataDir'>): string {
  return config.dataDir === 'memory://' ? join(tmpdir(), `voltfront-${process.pid}`) : config.dataDir;
}
