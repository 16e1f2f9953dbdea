import { expect, test } from 'vitest';
import { readAgent } from './read-agent';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1.230804.001; wv) AppleWebKit/537.36';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5';

test.each([
  ['Safari on iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'ios', false],
  ['Chrome on iPhone', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 'ios', false],
  [
    'WeChat on iPhone',
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
    'ios',
    true,
  ],
  ['Alipay on iPhone', `${IPHONE} Mobile/21F90 ChannelId(1) NebulaSDK/1.8 AlipayClient/10.6.20`, 'ios', true],
  [
    'iPad',
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Safari/604.1',
    'ios',
    false,
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'android',
    false,
  ],
  [
    'WeChat on Android',
    `${ANDROID} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600`,
    'android',
    true,
  ],
  [
    'QQ on Android',
    `${ANDROID} Version/4.0 Chrome/109.0 MQQBrowser/6.2 TBS/047031 Mobile Safari/537.36 V1_AND_SQ_9.0.56 QQ/9.0.56.16830`,
    'android',
    true,
  ],
  ['QQ browser on Android', `${ANDROID} Chrome/109.0 MQQBrowser/15.0 Mobile Safari/537.36`, 'android', false],
  ['Douyin on Android', `${ANDROID} Chrome/110.0 Mobile Safari/537.36 aweme_300100 JsSdk/1.0`, 'android', true],
  ['Weibo on Android', `${ANDROID} Chrome/96.0 Mobile Safari/537.36 Weibo (xiaomi__weibo__14.6.2)`, 'android', true],
  [
    'a phone with HarmonyOS 4, which takes Android packages',
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00; HMSCore 6.13.0) AppleWebKit/537.36 HuaweiBrowser/15.0 Mobile Safari/537.36',
    'android',
    false,
  ],
  [
    'a phone with HarmonyOS NEXT',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
    'harmony',
    false,
  ],
  [
    'WeChat on HarmonyOS NEXT',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.9(0x28000931)',
    'harmony',
    true,
  ],
  ['Safari on a Mac', `${MAC} Safari/605.1.15`, 'desktop', false],
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'desktop',
    false,
  ],
  [
    'WeChat on Windows',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 Chrome/107.0 Safari/537.36 MicroMessenger/7.0.20.1781 WindowsWechat',
    'desktop',
    true,
  ],
  ['nothing', '', 'desktop', false],
] as const)('%s', (_name, userAgent, kind, isMessenger) => {
  expect(readAgent(userAgent)).toEqual({ kind, isMessenger });
});

test('a Mac with a touch screen is an iPad', () => {
  expect(readAgent(`${MAC} Safari/605.1.15`, 5).kind).toBe('ios');
});
