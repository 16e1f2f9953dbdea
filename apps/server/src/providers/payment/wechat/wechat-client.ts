import { MINUTE_MS, SECOND_MS } from '@voltfront/rules/time';
import { Aes, Decorator } from 'wechatpay-axios-plugin';
import { z } from 'zod';
import { refuse } from '../../../kernel/errors';
import { readRsaKey } from '../../../kernel/key-material';
import type { Logger } from '../../../kernel/log';
import type { WechatPayOptions } from './wechat-options';

const TIMEOUT_MS = 5 * SECOND_MS;
/** A bill of many transactions takes longer, and is at most so large. */
const DOWNLOAD_MS = MINUTE_MS;
const MOST_BYTES = 256 * 1024 * 1024;
/**
 * Platform certificates are downloaded at most this often, however many unknown serial numbers
 * arrive.
 */
const REFRESH_EVERY_MS = MINUTE_MS;

/** An error response of WeChat Pay. */
export interface WechatFailure {
  status: number;
  /** For example `ORDER_NOT_EXIST`. */
  code: string;
}

/** A response: the data, or the error. */
export type WechatAnswer = { data: unknown; failure: null } | { data: null; failure: WechatFailure };

const ErrorBody = z.object({ code: z.string(), message: z.string().optional() });
const Encrypted = z.object({ associated_data: z.string().optional(), nonce: z.string(), ciphertext: z.string() });
const Certificates = z.object({
  data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: Encrypted })),
});

interface HttpFailure {
  code?: string;
  message?: string;
  response?: { status?: number; data?: unknown };
}

/**
 * Calls WeChat Pay through its SDK, which signs requests and verifies the signature of each
 * response.
 */
export class WechatClient {
  private client: Decorator;
  private keys: Record<string, string>;
  private refreshedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: WechatPayOptions) {
    this.keys = { ...options.platformKeys };
    this.client = this.connect();
  }

  /**
   * The public key of a serial number, downloaded from WeChat Pay when it is new; null when it is
   * unknown.
   */
  async keyOf(serial: string, now: number, log: Logger): Promise<string | null> {
    if (!Object.hasOwn(this.keys, serial) && now - this.refreshedAt >= REFRESH_EVERY_MS) {
      this.refreshedAt = now;
      await this.fetchCertificates(log);
    }
    return Object.hasOwn(this.keys, serial) ? (this.keys[serial] ?? null) : null;
  }

  /**
   * Decrypts data that only an owner of the API v3 key can have encrypted. @throws when it was
   * encrypted with another key
   */
  decrypt({ ciphertext, nonce, associated_data }: z.infer<typeof Encrypted>): string {
    return Aes.AesGcm.decrypt(ciphertext, this.options.apiV3Key, nonce, associated_data ?? '');
  }

  /**
   * Calls WeChat Pay. URLs and bodies are not logged.
   * @throws PROVIDER_DOWN on a timeout, a server error or an invalid signature
   */
  async ask(log: Logger, method: 'get' | 'post', path: string, data?: object): Promise<WechatAnswer> {
    try {
      const answer = await this.client.request(path, method, data);
      return { data: answer.data, failure: null };
    } catch (error) {
      const { response, code, message } = error as HttpFailure;
      const body = ErrorBody.safeParse(response?.data);
      const status = response?.status ?? 0;
      if (status >= 400 && status < 500 && status !== 429 && body.success)
        return { data: null, failure: { status, code: body.data.code } };
      log.error({ service: 'wechat pay', status, failure: code ?? message }, 'provider did not answer');
      throw refuse('PROVIDER_DOWN');
    }
  }

  /**
   * Downloads a file. Its response is not signed: compare the file with the hash that a signed response announced.
   * @throws PROVIDER_DOWN
   */
  async download(log: Logger, path: string): Promise<Buffer> {
    const limits = { timeout: DOWNLOAD_MS, maxContentLength: MOST_BYTES };
    const asBytes = { ...limits, responseType: 'arraybuffer' as const, transformResponse: [(data: unknown) => data] };
    try {
      const answer = await this.client.request(path, 'get', undefined, asBytes);
      return Buffer.from(answer.data as ArrayBuffer);
    } catch (error) {
      const { response, code, message } = error as HttpFailure;
      log.error({ service: 'wechat pay', status: response?.status, failure: code ?? message }, 'no file was sent');
      throw refuse('PROVIDER_DOWN');
    }
  }

  private connect(): Decorator {
    const { merchantId, certSerial, privateKey, apiUrl } = this.options;
    const certs = { ...this.keys };
    const http = { baseURL: `${apiUrl}/`, timeout: TIMEOUT_MS, maxRedirects: 0 };
    return new Decorator({ mchid: merchantId, serial: certSerial, privateKey, certs, ...http });
  }

  /**
   * Downloads the platform's newest certificates. The response may be signed with one of them, so
   * its signature is not verified; it is trusted because it is encrypted with the API v3 key, which
   * only the shop and WeChat Pay know.
   */
  private async fetchCertificates(log: Logger): Promise<void> {
    try {
      const read = { transformResponse: [(text: string): unknown => JSON.parse(text)] };
      const answer = await this.client.request('v3/certificates', 'get', undefined, read);
      const known = { ...this.keys };
      for (const { serial_no, encrypt_certificate } of Certificates.parse(answer.data).data) {
        const key = readRsaKey(this.decrypt(encrypt_certificate), 'public');
        if (key) known[serial_no] = key;
      }
      this.keys = known;
      this.client = this.connect();
    } catch (error) {
      log.error({ service: 'wechat pay', failure: (error as Error).name }, 'platform certificates could not be read');
    }
  }
}
