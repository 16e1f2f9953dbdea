import type { BrowserContext, Page } from 'playwright-core';
import { type DeviceRead, isAllowedRead, watchDeviceReads } from './device-reads';
import { missingFromList, strangeAbout, toldTooEarly, wronglyKept } from './judge';
import type { OpenApi } from './open-api';
import { Recorder, type Sent, storedNames } from './recorder';

/** What a device read, sent and stored, and which of it the list of collected data forbids. */
export class PrivacyWatch {
  private constructor(
    readonly recorder: Recorder,
    private readonly reads: DeviceRead[],
    private readonly origin: string,
    private readonly api: OpenApi,
  ) {}

  static async over(context: BrowserContext, origin: string, api: OpenApi): Promise<PrivacyWatch> {
    const reads = await watchDeviceReads(context);
    return new PrivacyWatch(new Recorder(context), reads, origin, api);
  }

  /**
   * All violations since the last call without a consent, each once; also checks the storage of
   * `pages`.
   */
  async faultsBefore(...pages: Page[]): Promise<{ faults: string[]; sent: Sent[] }> {
    const sent = await this.recorder.take();
    const faults = sent.flatMap((each) => [...strangeAbout(each, this.origin, this.api, false), ...toldTooEarly(each)]);
    faults.push(...this.takeReads().map(({ api, path, stack }) => `${path} reads ${api}\n${stack}`));
    for (const page of pages)
      faults.push(...wronglyKept(await storedNames(page), false).map((name) => `keeps ${name}`));
    return { faults: [...new Set(faults)], sent };
  }

  /** All violations since the last call with a consent: data that the list does not name. */
  async faultsUnder(page: Page): Promise<{ faults: string[]; sent: Sent[] }> {
    this.takeReads();
    const sent = await this.recorder.take();
    const faults = sent.flatMap((each) => [
      ...strangeAbout(each, this.origin, this.api, true),
      ...missingFromList(each),
    ]);
    faults.push(...wronglyKept(await storedNames(page), true).map((name) => `keeps ${name}`));
    return { faults: [...new Set(faults)], sent };
  }

  /** Reads since the last call that need a consent. */
  private takeReads(): DeviceRead[] {
    return this.reads.splice(0).filter((read) => !isAllowedRead(read));
  }
}
