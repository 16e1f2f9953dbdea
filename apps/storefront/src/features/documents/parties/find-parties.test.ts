import { thirdParties } from '@voltfront/brand/privacy';
import { describe, expect, it } from 'vitest';
import { findParties, platformsFrom } from './find-parties';

const keysOf = (groups: ReturnType<typeof findParties>) =>
  groups.flatMap(({ parties }) => parties.map(({ key }) => key));

describe('findParties', () => {
  it('has every third party of a platform and none of others', () => {
    const own = thirdParties.filter(({ platforms }) => platforms.includes('MINI')).map(({ key }) => key);
    expect(keysOf(findParties('MINI', '')).sort()).toEqual([...own].sort());
    expect(keysOf(findParties('MINI', ''))).not.toContain('alipayLogin');
  });

  it('finds by company, kit, data and purpose, in any case', () => {
    expect(keysOf(findParties('WEB_MOBILE', '阿里云'))).toEqual(['sms']);
    expect(keysOf(findParties('WEB_MOBILE', ' js-sdk '))).toEqual(['wechatShare']);
    expect(keysOf(findParties('WEB_MOBILE', '短信'))).toContain('sms');
    expect(findParties('WEB_MOBILE', 'nobody')).toEqual([]);
  });
});

describe('platformsFrom', () => {
  it('begins with the present platform and has each once', () => {
    const platforms = platformsFrom('MINI_BAIDU');
    expect(platforms[0]).toBe('MINI_BAIDU');
    expect(new Set(platforms).size).toBe(7);
  });
});
