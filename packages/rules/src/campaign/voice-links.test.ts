import { describe, expect, it } from 'vitest';
import { findPostLink } from './voice-links';

const keyOf = (channel: 'douyin' | 'redbook', text: string) => findPostLink(channel, text)?.key ?? null;
const NOTE = '64f0a1b2c3d4e5f6a7b8c9d0';

describe('a link of Douyin', () => {
  it.each([
    ['3.56 复制打开抖音，看看【阿树的作品】灯亮了 https://v.douyin.com/iAbC12d/ 03/12 f@O.KJ', 'v.douyin.com/iAbC12d'],
    ['https://v.douyin.com/iAbC12d', 'v.douyin.com/iAbC12d'],
    ['http://V.Douyin.com/iAbC12d/?from=share', 'v.douyin.com/iAbC12d'],
    ['https://www.douyin.com/video/7301234567890123456', 'douyin.com/7301234567890123456'],
    ['https://www.douyin.com/video/7301234567890123456?previous_page=app#top', 'douyin.com/7301234567890123456'],
    ['https://www.douyin.com/share/video/7301234567890123456/', 'douyin.com/7301234567890123456'],
    ['https://www.douyin.com/note/7301234567890123456', 'douyin.com/7301234567890123456'],
    ['先看 https://example.com/a 再看 https://v.douyin.com/iAbC12d/', 'v.douyin.com/iAbC12d'],
    ['看这里https://v.douyin.com/iAbC12d/，快来', 'v.douyin.com/iAbC12d'],
  ])('is found in %s', (text, key) => {
    expect(keyOf('douyin', text)).toBe(key);
  });

  it.each([
    '随便写点什么',
    'https://www.douyin.com/user/MS4wLjABAAAA',
    'https://www.douyin.com/',
    'https://douyin.com.evil.example/iAbC12d/',
    'https://evil.example/v.douyin.com/iAbC12d',
    'https://evil.example\\@v.douyin.com/iAbC12d',
    'https://v.douyin.com:8443/iAbC12d/',
    'https://v.douyin.com/',
    'javascript:https//v.douyin.com/iAbC12d',
    `https://xhslink.com/a/AbC12d`,
  ])('is not found in %s', (text) => {
    expect(findPostLink('douyin', text)).toBeNull();
  });

  it('is opened over https, without what a share adds', () => {
    expect(findPostLink('douyin', 'http://user:pass@v.douyin.com/iAbC12d/?a=1')?.href).toBe(
      'https://v.douyin.com/iAbC12d/',
    );
  });
});

describe('a link of Xiaohongshu', () => {
  it.each([
    ['冬天接娃 http://xhslink.com/a/AbC12d，复制本条信息，打开【小红书】', 'xhslink.com/a/AbC12d'],
    ['http://xhslink.com/AbC12d', 'xhslink.com/AbC12d'],
    [`https://www.xiaohongshu.com/explore/${NOTE}?xsec_token=A1&xsec_source=pc`, `xiaohongshu.com/${NOTE}`],
    [`https://www.xiaohongshu.com/discovery/item/${NOTE.toUpperCase()}`, `xiaohongshu.com/${NOTE}`],
    [`https://xiaohongshu.com/explore/${NOTE}/`, `xiaohongshu.com/${NOTE}`],
  ])('is found in %s', (text, key) => {
    expect(keyOf('redbook', text)).toBe(key);
  });

  it('keeps the token without which a note does not open', () => {
    expect(findPostLink('redbook', `http://xiaohongshu.com/explore/${NOTE}?xsec_token=A1#x`)?.href).toBe(
      `https://www.xiaohongshu.com/explore/${NOTE}?xsec_token=A1`,
    );
  });

  it.each([
    `https://www.xiaohongshu.com/user/profile/${NOTE}`,
    `https://www.xiaohongshu.com.evil.example/explore/${NOTE}`,
    'https://www.xiaohongshu.com/explore/123',
    'https://v.douyin.com/iAbC12d/',
  ])('is not found in %s', (text) => {
    expect(findPostLink('redbook', text)).toBeNull();
  });
});

it('is not looked for on channels that have none', () => {
  expect(findPostLink('moments', 'https://v.douyin.com/iAbC12d/')).toBeNull();
  expect(findPostLink('wechatVideo', 'https://v.douyin.com/iAbC12d/')).toBeNull();
});
