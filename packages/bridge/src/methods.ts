import { bridgeTexts } from './errors';
import { appInfo } from './groups/app-info';
import { authorization } from './groups/authorization';
import { message } from './groups/message';
import { navigation } from './groups/navigation';
import { operation } from './groups/operation';
import { service } from './groups/service';
import { storage } from './groups/storage';
import { allPlatforms, type BridgePlatform, type Method } from './method';
import type { ValueOf } from './shape';

/** Edition of the interface: the first number rises when an app of the edition before no longer fits. */
export const BRIDGE_VERSION = '1.0';

/** Every method of the native bridge by its name. The one description that client, host and documents are made from. */
export const methods = {
  ...storage,
  ...message,
  ...navigation,
  ...appInfo,
  ...operation,
  ...service,
  ...authorization,
};

type Methods = typeof methods;

export type MethodName = keyof Methods;
/** Methods that the page calls. */
export type CallName = Exclude<MethodName, 'message.notification'>;
export type ParamsOf<M extends MethodName> = ValueOf<Methods[M]['params']>;
export type ResultOf<M extends MethodName> = ValueOf<Methods[M]['result']>;

/** Every name, in the order of the description. */
export const methodNames = Object.keys(methods) as MethodName[];

/** The description of a method; null for a name that is none. */
export function methodOf(name: string): Method | null {
  return Object.hasOwn(methods, name) ? (methods[name as MethodName] as unknown as Method) : null;
}

/** Systems on which the app has the method. */
export const platformsOf = (method: Method): readonly BridgePlatform[] => method.platforms ?? allPlatforms;

/** Why a system does not have a method; null when it does. */
export function unsupportedText(method: Method, platform: BridgePlatform): string | null {
  const platforms = platformsOf(method);
  if (platforms.includes(platform)) return null;
  return platforms.length === 1 && platforms[0] === 'android' ? bridgeTexts.androidOnly : bridgeTexts.unsupported;
}
