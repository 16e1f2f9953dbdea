import type { AddressInfo } from 'node:net';
import { brand, fillBrand } from '@voltfront/brand';
import type { App } from './app';
import type { Config } from './kernel/config';

/** Tells the person at the terminal where everything is. */
export async function printWelcome(app: App, config: Config): Promise<void> {
  const { port } = app.server.server.address() as AddressInfo;
  const origin = config.publicUrl ?? `http://localhost:${port}`;
  const lines = ['', `${brand.latinName} runs at ${origin}`];
  if (config.apiReference) lines.push(`  API reference   ${origin}/reference/`);
  lines.push(`  Console         ${origin}/console/`);
  if (config.isDemo) {
    lines.push(`  Inside the app  ${origin}/container/`);
    const { people } = await import('./modules/account/demo');
    lines.push('', 'Demo accounts (log in by phone and SMS code):');
    for (const person of people) lines.push(`  ${person.mobile}   ${fillBrand(person.note)}`);
    const { demoStaff } = await import('./modules/staff/demo');
    lines.push(
      '',
      'Demo staff (log in at the console; the page shows the code of the second factor, whose secret is beside):',
    );
    for (const person of demoStaff) lines.push(`  ${person.mobile}   ${person.secret}   ${person.note}`);
    if (app.services.sms.lastCode) lines.push('', 'SMS codes are printed here.');
  }
  lines.push(config.databaseUrl ? 'Data: PostgreSQL' : `Data: ${config.dataDir}`, 'Ctrl-C ends the server.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}
