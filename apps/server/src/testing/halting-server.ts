import { buildApp } from '../app';
import { loadConfig } from '../kernel/config';
import type { AppServices } from '../kernel/context';
import type { PaymentProviders } from '../providers/payment';

/** A call to a provider that never comes back. */
export interface Halt {
  provider: 'payment' | 'insurer' | 'invoices' | 'carrier' | 'lender' | 'mail';
  call: string;
  /** Before it reaches the provider, or after the provider did what it says. */
  when: 'before' | 'after';
  /** What the call is about: a number that is in its arguments. */
  of: string;
}

const halts = JSON.parse(process.env.HALTS ?? '[]') as Halt[];
const forever = new Promise<never>(() => undefined);

/** The arguments of a call as text; a context, which comes first, is left out. */
const textOf = (args: unknown[]): string =>
  JSON.stringify(
    args.filter((one) => typeof one !== 'object' || one === null || !('app' in one)),
    (_, value) => (value?.type === 'Buffer' ? Buffer.from(value.data).toString() : value),
  );

function stopsHere(index: number): Promise<never> {
  process.stdout.write(`halted ${index}\n`);
  return forever;
}

/** A provider some of whose calls never come back. */
function halting<P extends object>(name: Halt['provider'], provider: P): P {
  return new Proxy(provider, {
    get(target, call) {
      const value: unknown = Reflect.get(target, call);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const text = textOf(args);
        const index = halts.findIndex((halt) => halt.provider === name && halt.call === call && text.includes(halt.of));
        const result = () => Reflect.apply(value, target, args);
        if (index < 0) return result();
        if (halts[index]?.when === 'before') return stopsHere(index);
        return Promise.resolve(result()).then(() => stopsHere(index));
      };
    },
  });
}

function haltProviders(services: AppServices): void {
  const { all, find } = services.payment;
  const payment: PaymentProviders = {
    all,
    find: (method) => {
      const provider = find(method);
      return provider && halting('payment', provider);
    },
  };
  Object.assign(services, {
    payment,
    insurer: halting('insurer', services.insurer),
    invoices: halting('invoices', services.invoices),
    carrier: halting('carrier', services.carrier),
    lender: halting('lender', services.lender),
    mail: halting('mail', services.mail),
  });
}

/**
 * The server as `main.ts` starts it, but for the calls of `HALTS`, which stop for good where a process could die. Started as
 * a process of its own, to be killed once all of them are reached.
 */
const config = loadConfig();
const app = await buildApp(config);
haltProviders(app.services);
await app.server.listen({ host: config.host, port: config.port });
app.startWork();
// A batch of jobs waits for the slowest of them; others take the jobs behind one that halts.
setInterval(() => void app.services.jobs.drain(app.services).catch(() => undefined), 200);
