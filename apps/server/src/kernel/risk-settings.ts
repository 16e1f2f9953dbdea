import { isIP } from 'node:net';
import { z } from 'zod';
import { list, type SettingDefinition, whole } from './settings';

const address = () =>
  z
    .url()
    .transform((text) => text.replace(/\/+$/, ''))
    .optional();

function isNetwork(text: string): boolean {
  const [ip = '', bits = ''] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

/** Settings of device risk checks and usage events. */
export const riskSettings = {
  riskAction: [
    'RISK_ACTION',
    z.enum(['enforce', 'observe']).optional(),
    'What follows from a risky device: `enforce` asks for a captcha or refuses, `observe` only records. Default: `observe` in demo runs, where programs that test the shop are welcome, else `enforce`.',
  ],
  riskUnknownLimit: [
    'RISK_UNKNOWN_LIMIT',
    whole(1, 100_000).default(30),
    'Logins, orders and payments without a risk token that one account may try in 10 minutes before a captcha is asked for; five times as many for one address of visitors.',
  ],
  riskBadNetworks: [
    'RISK_BAD_NETWORKS',
    list().refine((items) => items.every(isNetwork), 'must be networks such as 203.0.113.0/24, with commas between'),
    'Networks known for abuse, with commas: devices there count as riskier.',
  ],
  riskKeepDays: [
    'RISK_KEEP_DAYS',
    whole(1, 3650).default(180),
    'Days that devices and decisions about them are kept without a new visit; figures about hands are kept 30 days at most.',
  ],
  deviceRiskUrl: [
    'DEVICE_RISK_URL',
    address(),
    'Address of an outside device-risk service. Unset, or while it does not answer: the embedded rules.',
  ],
  deviceRiskAppId: ['DEVICE_RISK_APP_ID', z.string().min(1).optional(), "The shop's number with that service."],
  deviceRiskSecret: ['DEVICE_RISK_SECRET', z.string().min(16).optional(), 'Secret that signs calls to that service.'],
  analyticsKeepDays: ['ANALYTICS_KEEP_DAYS', whole(1, 3650).default(180), 'Days that usage events are kept.'],
  sensorsUrl: [
    'SENSORS_URL',
    address(),
    'Address of a sensor-analytics server (such as `https://host/sa`) that gets usage events too. Unset: none.',
  ],
  sensorsProject: ['SENSORS_PROJECT', z.string().min(1).default('default'), 'Project on that server.'],
  sensorsToken: ['SENSORS_TOKEN', z.string().min(1).optional(), 'Token of that project, where the server wants one.'],
} as const satisfies Record<string, SettingDefinition>;

interface Values {
  deviceRiskUrl?: string | undefined;
  deviceRiskAppId?: string | undefined;
  deviceRiskSecret?: string | undefined;
}

/** An external device-risk service that is configured incompletely; one line naming what to set. */
export function riskFaults(values: Values): string[] {
  const fields = ['deviceRiskUrl', 'deviceRiskAppId', 'deviceRiskSecret'] as const;
  const missing = fields.filter((field) => !values[field]).map((field) => riskSettings[field][0]);
  return missing.length > 0 && missing.length < fields.length ? [`Device risk: set ${missing.join(', ')}`] : [];
}
