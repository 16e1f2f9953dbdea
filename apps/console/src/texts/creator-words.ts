import type { ApplicationState, CreatorChannel } from '@voltfront/rules/campaign/recruit';
import type { TonedWords } from '../ui/word-tag';

/** Where an application of a creator stands. */
export const applicationWords: TonedWords<ApplicationState> = {
  review: ['待审核', 'To be reviewed', 'todo'],
  accepted: ['已通过', 'Accepted', 'good'],
  refused: ['未通过', 'Refused', 'bad'],
  withdrawn: ['已撤回', 'Taken back', 'over'],
};

/** Channels of creators. */
export const creatorChannelWords: Readonly<Record<CreatorChannel, readonly [string, string]>> = {
  douyin: ['抖音', 'Douyin'],
  redbook: ['小红书', 'Xiaohongshu'],
  wechatVideo: ['视频号', 'WeChat Channels'],
  bilibili: ['B站', 'Bilibili'],
  autohome: ['汽车之家', 'Autohome'],
};

/** Words of the room of creators. */
export const creatorTexts = {
  creators: ['共创官审核', 'Creators'],
  creatorSentAt: ['提交时间', 'Sent'],
  creatorName: ['姓名', 'Name'],
  creatorFollowers: ['粉丝数', 'Followers'],
  creatorIsOwner: ['身份', 'Is'],
  creatorOwner: ['车主', 'An owner'],
  creatorFan: ['车迷', 'A fan'],
  creatorCampaign: ['招募活动', 'Campaign'],
  creatorNo: ['共创官编号', 'Number'],
  creatorCity: ['城市', 'City'],
  creatorAccounts: ['创作频道', 'Channels'],
  creatorWorks: ['代表作品', 'Works'],
  creatorAbout: ['自我介绍', 'About'],
  creatorShot: ['后台数据截图', 'Screenshot of figures'],
  creatorNoShot: ['未提供，或已删除', 'None, or deleted'],
  creatorDecidedAt: ['审核时间', 'Decided'],
  creatorReason: ['未通过原因', 'Why it was refused'],
  creatorLeft: ['剩余名额', 'Places left'],
  creatorAccept: ['通过', 'Accept'],
  creatorAcceptHint: [
    '通过后占用一个名额，并通知申请人加入共创官群',
    'It takes a place, and the person is told to join the group',
  ],
  creatorRefuse: ['不通过', 'Refuse'],
  creatorRefuseHint: ['原因将展示给申请人，30 天后可再次申请', 'The person reads the reason'],
} as const satisfies Record<string, readonly [chinese: string, english: string]>;
