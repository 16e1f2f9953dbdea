import { gunzipSync } from 'node:zlib';
import { brand } from '@voltfront/brand';
import { afterEach, describe, expect, it } from 'vitest';
import { testConfig } from '../../kernel/config';
import { createLog } from '../../kernel/log';
import { openStandIn } from '../../testing/stand-in';
import { createSensors, type SensorsEvent } from './index';

const log = createLog(testConfig());
const event: SensorsEvent = {
  eventId: 'abcdefghijklmnop',
  deviceId: 'd'.repeat(24),
  name: 'page_view',
  platform: 'WEB_MOBILE',
  at: 1_700_000_000_000,
  properties: { route: '/pages/car/index', loadMs: 320 },
};

describe('a sensor-analytics server', () => {
  const opened: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const service of opened.splice(0)) await service.close();
  });

  it('gets events as gzipped JSON in a form, with project and token in the address', async () => {
    const server = await openStandIn(() => '');
    opened.push(server);
    const set = testConfig({ sensorsUrl: `${server.origin}/sa`, sensorsProject: 'shop', sensorsToken: 'key' });
    await createSensors(set, log)?.send([event]);
    const [seen] = server.seen;
    expect(`${seen?.url.pathname}${seen?.url.search}`).toBe('/sa?project=shop&token=key');
    const form = new URLSearchParams(seen?.body);
    expect(form.get('gzip')).toBe('1');
    const list = JSON.parse(gunzipSync(Buffer.from(form.get('data_list') ?? '', 'base64')).toString());
    expect(list).toEqual([
      {
        distinct_id: event.deviceId,
        anonymous_id: event.deviceId,
        type: 'track',
        event: 'page_view',
        time: event.at,
        _track_id: expect.any(Number),
        lib: expect.objectContaining({ $lib: brand.product }),
        properties: expect.objectContaining({ route: '/pages/car/index', loadMs: 320, event_id: event.eventId }),
      },
    ]);
  });

  it('that breaks the connection leaves the job to try again', async () => {
    const server = await openStandIn(() => null);
    opened.push(server);
    const sensors = createSensors(testConfig({ sensorsUrl: server.origin }), log);
    await expect(sensors?.send([event])).rejects.toMatchObject({ rowName: 'PROVIDER_DOWN' });
  });

  it('is none unless it is set', () => {
    expect(createSensors(testConfig(), log)).toBeNull();
  });
});
