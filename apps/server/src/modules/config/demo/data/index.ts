import type { RemoteConfig } from '@voltfront/rules/remote-config/remote-config';

/** The apps' configuration, except the parts that depend on the time of loading. */
export const remoteConfig: Omit<RemoteConfig, 'map' | 'notice' | 'webHosts'> = {
  features: {
    car3d: { isOn: true, platforms: ['WEB_MOBILE', 'APP', 'HarmonyOS'], fromVersion: null, toVersion: null },
    trialDownload: { isOn: true, platforms: [], fromVersion: null, toVersion: null },
  },
  analytics: { sampleRate: 1 },
  priceConfigList: [2000, 5000],
  minimumVersions: { APP: '1.0.0', HarmonyOS: '1.0.0' },
  update: { askAfterMinutes: 30 },
};

/** The notice above the home page. */
export const notice = {
  noticeId: 'demo-weather',
  text: '遇恶劣天气，部分门店营业时间会有调整，到店前请先致电确认',
  tone: 'info',
  link: null,
  lastDay: 20,
} as const;
