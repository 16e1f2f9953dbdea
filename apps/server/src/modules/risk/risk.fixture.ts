import { randomBytes } from 'node:crypto';
import { brand } from '@voltfront/brand';
import type { BodyOf } from '@voltfront/contract';
import type { TestServer } from '../../testing';

type TokenBody = BodyOf<'POST /api/basic/v1/risk/token'>;

/** User agent of a phone browser. */
export const PERSON_AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';

/** A random device id. */
const freshDeviceId = (): string => randomBytes(12).toString('hex');

/** An honest device's request body, with changes. */
export function deviceBody(
  changes: { signals?: Partial<TokenBody['signals']>; hands?: Partial<TokenBody['hands']> } & Partial<
    Omit<TokenBody, 'signals' | 'hands'>
  > = {},
): Omit<TokenBody, 'seed'> & { seed?: string } {
  const { signals, hands, ...others } = changes;
  return {
    productId: brand.product,
    deviceId: freshDeviceId(),
    fingerprint: randomBytes(20).toString('hex'),
    signals: {
      deviceClass: 'iphone',
      screenClass: 'phone',
      touch: 'many',
      language: 'zh',
      timeZone: 'Asia/Shanghai',
      cores: 'mid',
      memory: 'unknown',
      localAddress: 'hidden',
      automation: [],
      ...signals,
    },
    hands: { ageMs: 40_000, touches: 12, keys: 6, untrusted: 0, keyGapMs: 240, holdMs: 85, ...hands },
    ...others,
  };
}

/** A test device that requests tokens like the client does. */
export class TestDevice {
  readonly body = deviceBody();

  constructor(
    private readonly server: TestServer,
    private readonly options: { token?: string; agent?: string; remoteAddress?: string } = {},
  ) {}

  private get call() {
    const { token, agent = PERSON_AGENT, remoteAddress } = this.options;
    return {
      headers: { 'user-agent': agent },
      ...(token ? { token } : {}),
      ...(remoteAddress ? { remoteAddress } : {}),
    };
  }

  async seed(): Promise<string> {
    return (await this.server.ask('GET /api/basic/v1/risk/config', this.call)).seed;
  }

  /** Requests a token and returns the whole response. */
  async request(changes: Parameters<typeof deviceBody>[0] = {}, seed?: string) {
    const { signals, hands, ...others } = changes;
    const body = {
      ...this.body,
      ...others,
      signals: { ...this.body.signals, ...signals },
      hands: { ...this.body.hands, ...hands },
      seed: seed ?? (await this.seed()),
    };
    return this.server.call('POST /api/basic/v1/risk/token', { ...this.call, body });
  }

  async riskToken(changes: Parameters<typeof deviceBody>[0] = {}): Promise<string> {
    return (await this.request(changes)).data.token;
  }
}
