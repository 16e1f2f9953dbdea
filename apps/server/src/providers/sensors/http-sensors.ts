import { gzipSync } from 'node:zlib';
import { brand } from '@voltfront/brand';
import { SECOND_MS } from '@voltfront/rules/time';
import { refuse } from '../../kernel/errors';
import type { Logger } from '../../kernel/log';
import type { SensorsEvent, SensorsProvider } from './types';

/** The analytics server. */
export interface HttpSensorsOptions {
  /** URL that receives events, such as `https://host/sa`. */
  url: string;
  project: string;
  token: string | undefined;
}

const TIMEOUT_MS = 5 * SECOND_MS;

/**
 * That server's track ids are numbers; this derives the same number from the same event id, so that
 * a repeated event is stored once.
 */
function trackId(eventId: string): number {
  let hash = 0;
  for (const character of eventId) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return hash;
}

/** Converts an event to that server's format. */
function toTrack(event: SensorsEvent): Record<string, unknown> {
  const lib = { $lib: brand.product, $lib_version: '1.0.0', $lib_method: 'code' };
  return {
    distinct_id: event.deviceId,
    anonymous_id: event.deviceId,
    type: 'track',
    event: event.name,
    time: event.at,
    _track_id: trackId(event.eventId),
    lib,
    properties: { ...event.properties, ...lib, event_id: event.eventId, platform: event.platform },
  };
}

/**
 * A server for the Sensors Analytics format: a form with `data_list`, which holds the events as
 * JSON, gzipped, in base64. Any error makes the job retry.
 */
export function createHttpSensors({ url, project, token }: HttpSensorsOptions, log: Logger): SensorsProvider {
  const address = new URL(url);
  address.searchParams.set('project', project);
  if (token) address.searchParams.set('token', token);
  return {
    async send(events) {
      const packed = gzipSync(JSON.stringify(events.map(toTrack))).toString('base64');
      const body = new URLSearchParams({ gzip: '1', data_list: packed });
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(address, { method: 'POST', body, redirect: 'error', signal }).catch(() => null);
      if (answer?.ok) return;
      log.error({ service: 'sensors', status: answer?.status ?? null }, 'provider took no events');
      throw refuse('PROVIDER_DOWN');
    },
  };
}
