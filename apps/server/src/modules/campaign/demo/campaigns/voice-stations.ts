import type { VoiceMaterialData, VoiceSettingsData, VoiceStationData } from '@voltfront/contract';
import { asset } from '../../../../demo/fill';

const cover = (name: string): string => asset(`covers/${name}.webp`);
const film = (title: string, picture: string, name: string): VoiceMaterialData => ({
  form: 'film',
  title,
  picture: cover(picture),
  clip: asset(`films/${name}.mp4`),
});
const of = (form: 'still' | 'placard', list: readonly (readonly [string, string])[]): VoiceMaterialData[] =>
  list.map(([title, picture]) => ({ form, title, picture: cover(picture), clip: null }));

const FILMS = [
  film('光之门 · 灯语', 'scene-light-gate', 'light'),
  film('六色车漆', 'paints-YL01', 'paints'),
  film('零下三十度', 'scene-snow', 'winter'),
];

const wechatVideo: VoiceStationData = {
  platform: 'wechatVideo',
  task: '发一条带话题的原创视频',
  manual: [
    '复制话题标签，保存示例视频作参考，或直接拍下你和爱车的一刻。',
    '在视频号发布原创视频，文案带上话题，并设为公开可见。',
    '发布后截图，回到这里填写视频号昵称并上传截图。',
  ],
  brandAccount: '{brand}汽车',
  finderUserName: 'sphVoltfrontBrand',
  tags: ['#一起为{brand}发声'],
  music: null,
  captions: [],
  materials: FILMS,
  example: cover('scene-city-night'),
};

const moments: VoiceStationData = {
  platform: 'moments',
  task: '发一张专属海报，公开一小时以上',
  manual: [
    '从九款海报里挑一款，保存到相册，海报上有你的专属二维码。',
    '复制一段文案，连同海报发到朋友圈，设为所有人可见。',
    '一小时后截图，截图须看得到发布时间，再回到这里上传。',
  ],
  brandAccount: '{brand}汽车',
  finderUserName: null,
  tags: [],
  music: null,
  captions: [
    '开了三个月，最喜欢的还是夜里灯亮起来的那一下。想试驾的，扫码来找我。',
    '周末两百公里，一家人都睡着了，车里安静得刚刚好。',
    '有人问我为什么选{brand}，坐进来十分钟就知道了。',
  ],
  materials: of('placard', [
    ['城市夜行', 'scene-city-night'],
    ['向雪而行', 'scene-snow-front'],
    ['大漠', 'scene-desert'],
    ['黄昏归途', 'scene-dusk-side'],
    ['穿越隧道', 'scene-tunnel'],
    ['光之门', 'scene-light-gate'],
    ['海岸公路', 'place-coast-road'],
    ['樱花季', 'place-sakura'],
    ['星河之下', 'place-milky-way'],
  ]),
  example: cover('scene-dusk'),
};

const douyin: VoiceStationData = {
  platform: 'douyin',
  task: '参加挑战赛，@品牌账号',
  manual: [
    '搜索挑战赛，选用推荐音乐，拍一段不少于 10 秒的视频。',
    '文案带上挑战赛话题并 @品牌账号，设为公开可见。',
    '在作品页点“分享—复制链接”，回到这里粘贴提交。',
  ],
  brandAccount: '@{brand}汽车',
  finderUserName: null,
  tags: ['#为{brand}发声挑战'],
  music: '《向光而行》原声',
  captions: [],
  materials: [FILMS[2], FILMS[0], FILMS[1]].filter((each) => each !== undefined),
  example: null,
};

const redbook: VoiceStationData = {
  platform: 'redbook',
  task: '写一篇图文笔记，带两个话题',
  manual: [
    '标题写出一个真实的用车瞬间，例如“冬天接娃，上车就是暖的”。',
    '至少 3 张图、100 个字，结尾带上两个话题。',
    '在笔记页点“分享—复制链接”，回到这里粘贴，并填写小红书昵称。',
  ],
  brandAccount: '{brand}汽车',
  finderUserName: null,
  tags: ['#一起为{brand}发声', '#我的{brand}日常'],
  music: null,
  captions: ['标题：一个真实的用车瞬间\n开头：什么时候、和谁、去哪里\n中间：最想说的一个细节\n结尾：带上两个话题'],
  materials: of('still', [
    ['座舱一角', 'cabin-sand-screen'],
    ['露营装车', 'still-camp'],
    ['补能五分钟', 'place-charging-dusk'],
    ['周末野餐', 'still-picnic'],
    ['雨天接娃', 'still-rain'],
    ['车漆细节', 'detail-tail-lamp'],
  ]),
  example: null,
};

/** Four channels with their material, and the films of the follow task. */
export const voiceSettings: VoiceSettingsData = {
  topic: '#一起为{brand}发声',
  postsPerWeek: 2,
  resends: 2,
  reviewDays: 3,
  claimDays: 14,
  stations: [wechatVideo, moments, douyin, redbook],
  follow: {
    word: '向光而行出发',
    triesPerDay: 5,
    films: [
      { title: '光之门 · 灯语', picture: cover('scene-light-gate'), feedId: 'export_voice_light' },
      { title: '零下三十度', picture: cover('scene-snow'), feedId: 'export_voice_winter' },
      { title: '六色车漆', picture: cover('paints-YL01'), feedId: 'export_voice_paints' },
    ],
  },
};
