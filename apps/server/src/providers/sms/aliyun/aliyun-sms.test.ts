import { createHash, createHmac } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../kernel/log';
import { openStandIn, type Reply, type Seen } from '../../../testing/stand-in';
import { createAliyunSms } from './aliyun-sms';
import { canonicalQuery, signCall } from './signature';

const SECRET = 'key-secret';
const message = { mobile: '13800000001', code: '314159', scene: 'login' };

/** Verifies a signature as the service's documentation describes. */
function isSignedRightly({ method, url, headers, body }: Seen): boolean {
  const authorization = String(headers.authorization);
  const names = /SignedHeaders=([^,]+),/.exec(authorization)?.[1]?.split(';') ?? [];
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const request = [method, url.pathname, url.search.slice(1), lines, names.join(';'), sha256(body)].join('\n');
  const expected = createHmac('sha256', SECRET)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest('hex');
  return names.includes('x-acs-action') && authorization.endsWith(`Signature=${expected}`);
}

let standIn: Awaited<ReturnType<typeof openStandIn>>;
afterEach(() => standIn.close());

async function open(reply: (request: Seen) => Reply, lines: string[] = []) {
  standIn = await openStandIn(reply);
  const templateOf = (scene: string) => `SMS_${scene}`;
  const key = { accessKeyId: 'key-id', accessKeySecret: SECRET };
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  return createAliyunSms({ ...key, signName: '示例', templateOf, endpoint: standIn.origin }, log);
}

describe('SMS through the cloud', () => {
  it("is signed as the documentation's example", async () => {
    standIn = await openStandIn(() => ({}));
    const { headers } = signCall(
      { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
      {
        endpoint: 'https://ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        parameters: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
        nonce: '3156853299f313e23d1673dc12e1703d',
        now: Date.parse('2023-10-26T10:22:32Z'),
      },
    );
    expect(headers.authorization).toMatch(
      /Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0$/,
    );
    expect(canonicalQuery({ b: "~*!'()", a: '短 信+' })).toBe('a=%E7%9F%AD%20%E4%BF%A1%2B&b=~%2A%21%27%28%29');
  });

  it('sends phone, signature, template and code, rightly signed and never with the same nonce', async () => {
    const sms = await open((request) => ({ Code: isSignedRightly(request) ? 'OK' : 'SignatureDoesNotMatch' }));
    await sms.send(message);
    await sms.send(message);
    const [first, second] = standIn.seen;
    expect(Object.fromEntries(first?.url.searchParams ?? [])).toEqual({
      PhoneNumbers: '13800000001',
      SignName: '示例',
      TemplateCode: 'SMS_login',
      TemplateParam: '{"code":"314159"}',
    });
    expect(first?.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' });
    expect(second?.headers['x-acs-signature-nonce']).not.toBe(first?.headers['x-acs-signature-nonce']);
  });

  it.each([
    ['isv.BUSINESS_LIMIT_CONTROL', 'TOO_FREQUENT'],
    ['isv.MOBILE_NUMBER_ILLEGAL', 'BAD_INPUT'],
    ['isv.AMOUNT_NOT_ENOUGH', 'PROVIDER_DOWN'],
  ])('turns %s into %s', async (Code, rowName) => {
    const sms = await open(() => ({ Code, Message: 'for 13800000001' }));
    await expect(sms.send(message)).rejects.toMatchObject({ rowName });
  });

  it.each<[string, Reply]>([
    ['no JSON', '<html>'],
    ['a list', []],
    ['nothing', null],
  ])('says that the provider is down when it answers with %s', async (_case, reply) => {
    const sms = await open(() => reply);
    await expect(sms.send(message)).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
  });

  it('logs neither phone nor code nor secret', async () => {
    const lines: string[] = [];
    const sms = await open(() => ({ Code: 'isv.OUT_OF_SERVICE', RequestId: 'R-1' }), lines);
    await expect(sms.send(message)).rejects.toBeDefined();
    await standIn.close();
    await expect(sms.send(message)).rejects.toBeDefined();
    expect(lines.join('')).toContain('isv.OUT_OF_SERVICE');
    expect(lines.join('')).toContain('ECONNREFUSED');
    expect(lines.join('')).not.toMatch(/13800000001|314159|key-secret/);
    standIn = await openStandIn(() => ({}));
  });
});
