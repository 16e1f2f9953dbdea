import { readRemoteConfig } from '@voltfront/rules/remote-config/read-remote-config';
import { type FeatureName, isFeatureOn, type RemoteConfig } from '@voltfront/rules/remote-config/remote-config';
import { SECOND_MS } from '@voltfront/rules/time';
import { appVersion, platformCode, serverOrigin } from '../environment';
import { sendRequest } from '../request';
import { storage } from '../storage';
import { FEATURES_OFF_KEY } from './switches';
import { WEB_HOSTS_KEY } from './web-hosts';

export type { RemoteConfig } from '@voltfront/rules/remote-config/remote-config';

/** The last valid `data`, unmodified. */
const DATA_KEY = 'MALL_REMOTE_CONFIG';
const TIMEOUT_MS = 10 * SECOND_MS;

type Data = Readonly<Record<string, unknown>>;

let asking: Promise<RemoteConfig> | undefined;

const isData = (value: unknown): value is Data => value !== null && typeof value === 'object' && !Array.isArray(value);

const configOf = (data: unknown): RemoteConfig => readRemoteConfig(isData(data) ? data.mpaasTomse : undefined);

/** The configuration of the last start that got one; defaults before the first. */
export const keptRemoteConfig = (): RemoteConfig => configOf(storage.get(DATA_KEY));

/**
 * The remote configuration: asked for once per start, a static file with nothing of the device in the request. When it
 * cannot be had, the one kept from an earlier start counts. Never rejects. Call it only after the first page is shown.
 */
export function loadRemoteConfig(): Promise<RemoteConfig> {
  asking ??= fetchData().then((data) => {
    if (data) keep(data);
    return data ? configOf(data) : keptRemoteConfig();
  });
  return asking;
}

/** Lets the next call ask again, for tests. */
export const forgetRemoteConfig = (): void => {
  asking = undefined;
};

async function fetchData(): Promise<Data | null> {
  const url = `${serverOrigin}/config/app.json?t=${Date.now()}`;
  try {
    const { status, data } = await sendRequest({ method: 'GET', url, headers: {}, timeoutMs: TIMEOUT_MS });
    return status === 200 && isData(data) && isData(data.data) ? data.data : null;
  } catch {
    return null;
  }
}

function keep(data: Data): void {
  storage.set(DATA_KEY, data);
  const config = configOf(data);
  if (config.webHosts) storage.set(WEB_HOSTS_KEY, config.webHosts);
  else storage.remove(WEB_HOSTS_KEY);
  const names = Object.keys(config.features) as FeatureName[];
  storage.set(
    FEATURES_OFF_KEY,
    names.filter((name) => !isFeatureOn(config, name, platformCode(), appVersion)),
  );
}
