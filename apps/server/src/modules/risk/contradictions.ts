import type { BodyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';

type Signals = BodyOf<'POST /api/basic/v1/risk/token'>['signals'];

const PHONES: readonly string[] = ['iphone', 'android', 'harmony'];
const DESKTOPS: readonly string[] = ['windows', 'mac', 'linux'];
const APPLE: readonly string[] = ['iphone', 'ipad'];

const saysPhone = (agent: string) => /iPhone|Android|HarmonyOS/.test(agent);

/** Reported facts that contradict each other, by the names used in the rules. */
export function contradictionsOf(ctx: Ctx, signals: Signals): string[] {
  const agent = ctx.request.userAgent ?? '';
  const { deviceClass, touch, memory } = signals;
  const found: [string, boolean][] = [
    ['phone-agent-on-desktop', saysPhone(agent) && DESKTOPS.includes(deviceClass)],
    ['no-touch-on-phone', PHONES.includes(deviceClass) && touch === 'none'],
    ['apple-with-memory', APPLE.includes(deviceClass) && !ctx.platform.startsWith('MINI') && memory !== 'unknown'],
    ['mini-on-desktop', ctx.platform.startsWith('MINI') && deviceClass === 'linux'],
  ];
  return found.flatMap(([name, isSo]) => (isSo ? [name] : []));
}
