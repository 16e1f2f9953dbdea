import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig, settingDefinitions } from './config';
import { repositoryRoot } from './paths';
import { settingsPage } from './settings-page';

describe('settings', () => {
  it('work without any', () => {
    expect(loadConfig({})).toMatchObject({ port: 8080, isProduction: false, isDemo: true });
  });

  it('take empty variables for unset ones', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it('list all faults at once', () => {
    const read = () => loadConfig({ PORT: '70000', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/);
  });

  it('want a secret of its own in production, but for demonstrations', () => {
    expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow('API_SECRET');
    expect(loadConfig({ NODE_ENV: 'production', VOLT_DEMO: '1' }).isDemo).toBe(true);
    const real = loadConfig({ NODE_ENV: 'production', API_SECRET: 'a-secret-of-our-own', DATA_SECRET: 'x'.repeat(64) });
    expect(real.isDemo).toBe(false);
  });

  it('are documented as they are', () => {
    const page = readFileSync(join(repositoryRoot, 'docs', 'settings.md'), 'utf8');
    expect(page).toBe(settingsPage(settingDefinitions.table()));
  });
});
