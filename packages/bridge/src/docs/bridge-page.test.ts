import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { events } from '../events';
import { methodNames, methodOf } from '../methods';
import { bridgePage } from './bridge-page';

test('the page for the native teams is up to date', () => {
  const written = readFileSync(join(import.meta.dirname, '../../../../docs/native-bridge.md'), 'utf8');
  expect(written, 'run `npm run docs:bridge -w @voltfront/bridge`').toBe(bridgePage());
});

test('it has every method and event, each with its sentence', () => {
  const page = bridgePage();
  for (const name of methodNames) expect(page).toContain(`### ${name}\n\n${methodOf(name)?.about}`);
  for (const [name, { about }] of Object.entries(events)) expect(page).toContain(`### ${name}\n\n${about}`);
});
