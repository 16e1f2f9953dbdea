import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig, settingDefinitions } from './config';
import { repositoryRoot } from './paths';
import { settingsPage } from './settings-page';

/** The settings that a production run requires. */
const own = {
  API_SECRET: 'a-secret-of-our-own',
  DATA_SECRET: 'x'.repeat(64),
  SMS_ACCESS_KEY_ID: 'id',
  SMS_ACCESS_KEY_SECRET: 'secret',
  SMS_SIGN_NAME: 'name',
  SMS_TEMPLATES: 'SMS_1',
  WECHAT_APP_ID: 'wx1',
  WECHAT_APP_SECRET: 'secret',
};

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
    expect(loadConfig({ NODE_ENV: 'production', ...own }).isDemo).toBe(false);
  });

  it('want outside services of their own in production, and name everything that is missing', () => {
    const {
      SMS_SIGN_NAME: _name,
      SMS_TEMPLATES: _templates,
      WECHAT_APP_ID: _id,
      WECHAT_APP_SECRET: _secret,
      ...rest
    } = own;
    expect(() => loadConfig({ NODE_ENV: 'production', ...rest })).toThrow(
      /SMS provider: set SMS_SIGN_NAME, SMS_TEMPLATES\n[\s\S]*Platform login: set WECHAT_APP_ID, WECHAT_APP_SECRET/,
    );
    expect(() => loadConfig({ NODE_ENV: 'production' })).toThrow(
      /API_SECRET[\s\S]*SMS provider: set SMS_ACCESS_KEY_ID/,
    );
  });

  it('refuse services that are set by half, in every run', () => {
    expect(() => loadConfig({ WECHAT_APP_ID: 'wx1' })).toThrow('Platform login: set WECHAT_APP_SECRET');
    expect(() => loadConfig({ LENDER_API_URL: 'https://lenders.example' })).toThrow(
      'Lenders: set LENDER_MERCHANT_ID, LENDER_SECRET',
    );
  });

  it.each([
    ['SMS_1', { default: 'SMS_1' }],
    ['login:SMS_1,default:SMS_2', { login: 'SMS_1', default: 'SMS_2' }],
  ])('read SMS templates as %s', (SMS_TEMPLATES, smsTemplates) => {
    expect(loadConfig({ ...own, SMS_TEMPLATES }).smsTemplates).toEqual(smsTemplates);
  });

  it.each(['sms', 'login:SMS_1', 'login:SMS_1;bind:SMS_2'])('refuse the SMS templates %s', (SMS_TEMPLATES) => {
    expect(() => loadConfig({ ...own, SMS_TEMPLATES })).toThrow('SMS_TEMPLATES');
  });

  it('are documented as they are', () => {
    const page = readFileSync(join(repositoryRoot, 'docs', 'settings.md'), 'utf8');
    expect(page).toBe(settingsPage(settingDefinitions.table()));
  });
});
