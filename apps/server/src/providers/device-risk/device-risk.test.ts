import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testConfig } from '../../kernel/config';
import { createLog } from '../../kernel/log';
import { openStandIn, type Reply, type Seen } from '../../testing/stand-in';
import { embeddedDeviceRisk, weigh } from './embedded';
import { createHttpDeviceRisk, DEVICE_RISK_TIMEOUT_MS } from './http-device-risk';
import { createDeviceRisk } from './index';
import { riskRules } from './rules';
import type { DeviceFacts } from './types';

const log = createLog(testConfig());

const honest: DeviceFacts = {
  platform: 'WEB_MOBILE',
  deviceClass: 'iphone',
  screenClass: 'phone',
  touch: 'many',
  language: 'zh',
  timeZone: 'Asia/Shanghai',
  cores: 'mid',
  memory: 'unknown',
  localAddress: 'hidden',
  automation: [],
  contradictions: [],
  ageMs: 30_000,
  hands: 9,
  untrusted: 0,
  keyGapMs: 220,
  holdMs: 90,
  keySpreadMs: 60,
  touchCells: 8,
  accountsOnDevice: 1,
  devicesOfAccount: 1,
  faces: 1,
  freshTwins: 1,
  asksInMinute: 1,
  isReplayed: false,
  isBadNetwork: false,
};

/** For each rule, the smallest change to an honest device that makes it match. */
const breaches: Record<string, Partial<DeviceFacts>> = {
  webdriver: { automation: ['webdriver'] },
  headless: { automation: ['headless'] },
  'driver-globals': { automation: ['driver-globals'] },
  'patched-natives': { automation: ['patched-natives'] },
  'no-languages': { automation: ['no-languages'] },
  'phone-agent-on-desktop': { contradictions: ['phone-agent-on-desktop'] },
  'no-touch-on-phone': { contradictions: ['no-touch-on-phone'] },
  'apple-with-memory': { contradictions: ['apple-with-memory'] },
  'mini-on-desktop': { contradictions: ['mini-on-desktop'] },
  'no-screen': { screenClass: 'none' },
  'scripted-hands': { untrusted: 3 },
  'no-hands': { ageMs: 10_000, hands: 0 },
  'fast-keys': { keyGapMs: 11 },
  'instant-taps': { holdMs: 3 },
  'even-keys': { keySpreadMs: 2 },
  'one-spot': { touchCells: 1 },
  'accounts-on-device-4': { accountsOnDevice: 4 },
  'accounts-on-device-8': { accountsOnDevice: 8 },
  'devices-of-account-6': { devicesOfAccount: 6 },
  'devices-of-account-12': { devicesOfAccount: 12 },
  'faces-4': { faces: 4 },
  'fresh-twins-20': { freshTwins: 20 },
  'fresh-twins-60': { freshTwins: 60 },
  'asks-in-minute-10': { asksInMinute: 10 },
  'asks-in-minute-25': { asksInMinute: 25 },
  replay: { isReplayed: true },
  'bad-network': { isBadNetwork: true },
};

describe('the embedded rules', () => {
  it('find nothing about an honest device', async () => {
    const outcome = await embeddedDeviceRisk.assess({ deviceKey: 'd', now: 0 }, honest);
    expect(outcome).toEqual({ level: 'low', score: 0, reasons: [] });
  });

  it('have an example each', () => {
    expect(riskRules.map((rule) => rule.id).sort()).toEqual(Object.keys(breaches).sort());
  });

  it.each(riskRules.map((rule) => [rule.id, rule] as const))('%s counts when it is broken', (id, rule) => {
    const outcome = weigh({ ...honest, ...breaches[id] });
    expect(outcome.reasons).toContain(id);
    expect(outcome.score).toBeGreaterThanOrEqual(rule.points);
  });

  it('never refuse for one oddity alone', () => {
    for (const rule of riskRules) expect(weigh({ ...honest, ...breaches[rule.id] }, [rule]).level).not.toBe('high');
  });

  it('weigh a steered browser (50) with taps without duration (20) as medium: 70', () => {
    const outcome = weigh({ ...honest, automation: ['webdriver'], holdMs: 0 });
    expect(outcome).toMatchObject({ level: 'medium', score: 70 });
  });

  it('only ever find more with more breaches', () => {
    const some = fc.subarray(Object.keys(breaches));
    fc.assert(
      fc.property(some, fc.constantFrom(...Object.keys(breaches)), (ids, more) => {
        const facts = Object.assign({}, honest, ...ids.map((id) => breaches[id])) as DeviceFacts;
        const automation = [...facts.automation, ...(breaches[more]?.automation ?? [])];
        const contradictions = [...facts.contradictions, ...(breaches[more]?.contradictions ?? [])];
        const counted = (['accountsOnDevice', 'devicesOfAccount', 'faces', 'freshTwins', 'asksInMinute'] as const).map(
          (name) => [name, Math.max(facts[name], Number(breaches[more]?.[name] ?? 0))],
        );
        const worse = { ...facts, ...breaches[more], automation, contradictions, ...Object.fromEntries(counted) };
        expect(weigh(worse).score).toBeGreaterThanOrEqual(weigh(facts).score);
      }),
    );
  });
});

describe('an outside service', () => {
  const opened: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    for (const service of opened.splice(0)) await service.close();
  });
  const service = async (reply: (request: Seen) => Reply) => {
    const standIn = await openStandIn(reply);
    opened.push(standIn);
    const options = { url: standIn.origin, appId: 'shop-1', secret: 'a-secret-of-16-chars' };
    return { standIn, provider: createHttpDeviceRisk(options, log) };
  };
  const bot: DeviceFacts = { ...honest, automation: ['webdriver', 'headless'] };

  it('gets the facts, signed, and its answer counts', async () => {
    const answer = { level: 'medium', score: 61, reasons: ['their-rule'] };
    const { standIn, provider } = await service(() => answer);
    expect(await provider.assess({ deviceKey: 'key-1', now: 1_700_000_000_000 }, honest)).toEqual(answer);
    const [seen] = standIn.seen;
    const signature = createHmac('sha256', 'a-secret-of-16-chars').update(`1700000000000.${seen?.body}`).digest('hex');
    expect(seen?.url.pathname).toBe('/assess');
    expect(seen?.headers).toMatchObject({ 'x-risk-app': 'shop-1', 'x-risk-sign': signature });
    expect(JSON.parse(seen?.body ?? '')).toEqual({ deviceKey: 'key-1', facts: JSON.parse(JSON.stringify(honest)) });
  });

  it.each([
    ['nonsense', () => 'no json'],
    ['another shape', () => ({ level: 'unheard-of', score: 1 })],
    ['nothing', () => null],
  ])('that answers with %s is stood in for by the embedded rules', async (_, reply) => {
    const { provider } = await service(reply);
    expect(await provider.assess({ deviceKey: 'd', now: 0 }, bot)).toMatchObject({ level: 'high', score: 90 });
  });

  it('is waited for 6 s', () => {
    expect(DEVICE_RISK_TIMEOUT_MS).toBe(6000);
  });

  it('is asked once it is set', () => {
    const set = testConfig({ deviceRiskUrl: 'https://risk.test', deviceRiskAppId: 'a', deviceRiskSecret: 's' });
    expect(createDeviceRisk(set, log).key).toBe('http');
    expect(createDeviceRisk(testConfig(), log).key).toBe('embedded');
  });
});
