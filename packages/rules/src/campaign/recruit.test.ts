import { expect, it } from 'vitest';
import { type ApplicationDraft, againFrom, creatorNo, faultsOfApplication, findCreatorLink } from './recruit';

const draft = (changes: Partial<ApplicationDraft> = {}): ApplicationDraft => ({
  name: '林夏',
  cityCode: '310100',
  channels: [
    { channel: 'douyin', name: '夏天在路上', link: 'https://www.douyin.com/user/abc?from=x', followers: 1200 },
  ],
  works: [{ kind: 'link', link: '看看 https://www.bilibili.com/video/BV1xx 复制' }],
  pictures: [],
  about: '喜欢自驾和露营，拍了三年公路片，想分享更多电动车旅行。',
  ...changes,
});

it.each([
  ['看看我 https://www.bilibili.com/video/BV1?spm=1', 'https://www.bilibili.com/video/BV1'],
  ['http://xhslink.com/a1B2', 'https://xhslink.com/a1B2'],
  ['https://club.autohome.com.cn/bbs/thread/1.html#top', 'https://club.autohome.com.cn/bbs/thread/1.html'],
  ['https://bilibili.com.elsewhere.example/video', null],
  ['https://notbilibili.com/video', null],
  ['https://www.bilibili.com:8443/video', null],
  ['bilibili.com/video', null],
])('a link in “%s”', (text, link) => {
  expect(findCreatorLink(text)).toBe(link);
});

it('only links of the asked channels count', () => {
  expect(findCreatorLink('https://v.douyin.com/a1/', ['redbook'])).toBeNull();
  expect(findCreatorLink('https://v.douyin.com/a1/', ['douyin'])).toBe('https://v.douyin.com/a1/');
});

it('an application that has everything has no fault', () => {
  expect(faultsOfApplication(draft())).toEqual({});
  const channels = [{ channel: 'wechatVideo' as const, name: '夏天', link: '', followers: 0 }];
  expect(faultsOfApplication(draft({ channels, works: [{ kind: 'article', writingId: 'w1' }] }))).toEqual({});
});

it('every fault stands at its part', () => {
  const [own] = draft().channels;
  if (!own) throw new TypeError('no channel');
  expect(
    faultsOfApplication({
      name: '林',
      cityCode: null,
      channels: [{ ...own, name: '', link: 'https://elsewhere.example/', followers: null }, own],
      works: [
        { kind: 'link', link: '没有链接' },
        { kind: 'article', writingId: 'w1' },
        { kind: 'article', writingId: 'w1' },
      ],
      pictures: ['/files/a.webp', '/files/b.webp'],
      about: '太短了',
    }),
  ).toEqual({
    name: 'short',
    cityCode: 'missing',
    channels: 'double',
    'channels.0.name': 'missing',
    'channels.0.link': 'link',
    'channels.0.followers': 'number',
    works: 'double',
    'works.0': 'link',
    pictures: 'many',
    about: 'short',
  });
  expect(faultsOfApplication(draft({ channels: [], works: [], about: 'a'.repeat(301) }))).toEqual({
    channels: 'missing',
    works: 'missing',
    about: 'long',
  });
});

it('who was refused waits for the days, and numbers have five digits', () => {
  expect(againFrom(1000, 30)).toBe(1000 + 30 * 86_400_000);
  expect(creatorNo(12)).toBe('C00012');
});
