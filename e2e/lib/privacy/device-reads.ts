import type { BrowserContext } from 'playwright-core';

/** A use of an API that reveals data about the device, the person or the location. */
export interface DeviceRead {
  /** Such as `navigator.deviceMemory`. */
  api: string;
  /** Path of the page that used it. */
  path: string;
  /** Where in the code, the first lines. */
  stack: string;
}

/** APIs that may be used before the consent, each with the reason; `path` limits it to a page. */
const allowedReads: readonly { api: RegExp; path?: RegExp; reason: string }[] = [
  { api: /^navigator\.connection$/, reason: 'no pictures are fetched ahead on a slow line or with Save-Data' },
  {
    api: /^navigator\.maxTouchPoints$/,
    path: /^\/(pages\/download|pagesDrive\/remoteControl)\//,
    reason: 'tells an iPad from a Mac, so that the page offers the app of this device; the answer stays on the page',
  },
  {
    api: /^permissions\.query:(geolocation|camera|microphone|notifications)$/,
    path: /^\/pagesDocuments\/equipPermissionList$/,
    reason: 'the page shows what was decided; the answer stays on the page',
  },
];

export const isAllowedRead = ({ api, path }: DeviceRead): boolean =>
  allowedReads.some((row) => row.api.test(api) && (row.path?.test(path) ?? true));

/** Records every such use on all pages of a phone from now on. */
export async function watchDeviceReads(context: BrowserContext): Promise<DeviceRead[]> {
  const reads: DeviceRead[] = [];
  await context.exposeBinding('noteDeviceRead', (_source, api: string, path: string, stack: string) => {
    reads.push({ api, path, stack });
  });
  await context.addInitScript(instrument);
  return reads;
}

/** Runs in the page before its own scripts. It must be self-contained. */
function instrument(): void {
  type Holder = Record<string, unknown>;
  const note = (api: string) => {
    const stack = (new Error(api).stack ?? '').split('\n').slice(3, 8).join('\n');
    (window as unknown as { noteDeviceRead: (...words: string[]) => void }).noteDeviceRead(
      api,
      location.pathname,
      stack,
    );
  };
  const watchGetters = (owner: object | undefined, prefix: string, names: readonly string[]) => {
    for (const name of names) {
      const known = owner && Object.getOwnPropertyDescriptor(owner, name);
      const { get } = known ?? {};
      if (!owner || !known || !get) continue;
      Object.defineProperty(owner, name, {
        ...known,
        get() {
          note(`${prefix}.${name}`);
          return get.call(this);
        },
      });
    }
  };
  const watchCalls = (
    owner: object | undefined,
    prefix: string,
    names: readonly string[],
    about?: (args: unknown[]) => string | null,
  ) => {
    for (const name of names) {
      const known = (owner as Holder | undefined)?.[name];
      if (!owner || typeof known !== 'function') continue;
      const wrapped = function (this: unknown, ...args: unknown[]) {
        const word = about ? about(args) : '';
        if (word !== null) note(`${prefix}.${name}${word}`);
        return Reflect.apply(known, this, args);
      };
      Object.defineProperty(owner, name, { value: wrapped, configurable: true, writable: true });
    }
  };
  const watchMakers = (names: readonly string[]) => {
    for (const name of names) {
      const known = (window as unknown as Holder)[name];
      if (typeof known !== 'function') continue;
      const watched: object = new Proxy(known, {
        construct(target, args, newTarget): object {
          note(`new ${name}`);
          return Reflect.construct(target, args, newTarget === watched ? target : newTarget) as object;
        },
      });
      Object.defineProperty(window, name, { value: watched, configurable: true, writable: true });
    }
  };
  const proto = (name: string): object | undefined =>
    ((window as unknown as Holder)[name] as { prototype?: object } | undefined)?.prototype;

  watchGetters(Navigator.prototype, 'navigator', [
    'deviceMemory',
    'hardwareConcurrency',
    'userAgentData',
    'plugins',
    'mimeTypes',
    'connection',
    'maxTouchPoints',
    'webdriver',
    'oscpu',
    'cpuClass',
    'bluetooth',
    'usb',
  ]);
  watchGetters(proto('Screen'), 'screen', ['width', 'height', 'availWidth', 'availHeight', 'colorDepth', 'pixelDepth']);
  watchCalls(Navigator.prototype, 'navigator', ['getBattery', 'getGamepads', 'requestMIDIAccess']);
  watchCalls(proto('Geolocation'), 'geolocation', ['getCurrentPosition', 'watchPosition']);
  watchCalls(proto('MediaDevices'), 'mediaDevices', ['getUserMedia', 'getDisplayMedia', 'enumerateDevices']);
  watchCalls(proto('Clipboard'), 'clipboard', ['read', 'readText']);
  watchCalls(proto('Permissions'), 'permissions', ['query'], ([asked]) => `:${(asked as { name?: string })?.name}`);
  watchCalls(proto('StorageManager'), 'storage', ['estimate']);
  watchCalls(proto('SpeechSynthesis'), 'speechSynthesis', ['getVoices']);
  watchCalls(proto('CanvasRenderingContext2D'), 'canvas', ['getImageData']);
  watchCalls(proto('OffscreenCanvasRenderingContext2D'), 'offscreenCanvas', ['getImageData']);
  watchCalls(proto('HTMLCanvasElement'), 'canvas', ['toDataURL', 'toBlob']);
  watchCalls(proto('OffscreenCanvas'), 'offscreenCanvas', ['convertToBlob']);
  watchCalls(proto('DateTimeFormat'), 'intl', ['resolvedOptions']);
  watchCalls(Intl.DateTimeFormat.prototype, 'intl', ['resolvedOptions']);
  const identifying = new Map([
    [7936, 'VENDOR'],
    [7937, 'RENDERER'],
    [37445, 'UNMASKED_VENDOR'],
    [37446, 'UNMASKED_RENDERER'],
  ]);
  for (const kind of ['WebGLRenderingContext', 'WebGL2RenderingContext']) {
    watchCalls(proto(kind), 'webgl', ['getParameter'], ([code]) => {
      const name = identifying.get(code as number);
      return name ? `:${name}` : null;
    });
    watchCalls(proto(kind), 'webgl', ['getExtension'], ([name]) =>
      name === 'WEBGL_debug_renderer_info' ? ':WEBGL_debug_renderer_info' : null,
    );
    watchCalls(proto(kind), 'webgl', ['readPixels', 'getSupportedExtensions']);
  }
  watchMakers(['RTCPeerConnection', 'AudioContext', 'OfflineAudioContext', 'PaymentRequest', 'Notification']);
  watchCalls(window, 'window', ['queryLocalFonts', 'getScreenDetails']);
  watchCalls(EventTarget.prototype, 'listen', ['addEventListener'], ([type]) =>
    /^device(motion|orientation|light)/.test(String(type)) ? `:${String(type)}` : null,
  );
}
