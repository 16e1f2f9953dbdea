import type { LayoutKindData } from '@voltfront/contract';
import type { TonedWords } from '../ui/word-tag';

/** Which page is laid out. */
export const layoutKindWords: Record<LayoutKindData, readonly [string, string]> = {
  community: ['车型专区', 'Community of a model'],
  car: ['车型主页', 'Home of a model'],
  campaigns: ['活动专区', 'Hub of campaigns'],
};

/** Whether customers see a page, and whether something of it waits. */
export const layoutStateWords: TonedWords<'published' | 'hidden' | 'draft'> = {
  published: ['展示中', 'Shown', 'good'],
  hidden: ['未展示', 'Hidden', 'over'],
  draft: ['有未发布修改', 'Unpublished changes', 'todo'],
};

/** Kinds of blocks; one that came after this release is said by its type. */
export const blockWords: Record<string, readonly [string, string] | undefined> = {
  banners: ['轮播图', 'Banners'],
  entries: ['入口', 'Entries'],
  cards: ['卡片', 'Cards'],
  countdown: ['倒计时', 'Countdown'],
  activities: ['活动', 'Activities'],
  reviews: ['车主口碑', 'Reviews by owners'],
  topics: ['话题', 'Topics'],
  vehicle: ['车型卡', 'Card of the car'],
  versions: ['版本', 'Versions'],
  rights: ['购车权益', 'Rights of buyers'],
  accessories: ['选装', 'Options'],
  articles: ['文章流', 'Articles'],
  campaigns: ['活动列表', 'List of campaigns'],
};

/** Words of the room of laid out pages. */
export const layoutTexts = {
  layoutsRoom: ['页面装修', 'Page layouts'],
  layoutKind: ['页面', 'Page'],
  layoutSlug: ['页面标识', 'Name in the address'],
  layoutTitle: ['标题', 'Title'],
  layoutText: ['分享文案', 'Line of a shared card'],
  layoutPicture: ['分享图', 'Picture of a shared card'],
  layoutFilm: ['头部影片', 'Film at the head'],
  layoutFilmSrc: ['影片文件', 'File'],
  layoutFilmPoster: ['封面', 'Poster'],
  layoutFilmTitle: ['影片标题', 'Title of the film'],
  layoutFilmSize: ['大小（字节）', 'Size in bytes'],
  layoutFilmLength: ['时长（秒）', 'Length in seconds'],
  layoutRevision: ['版本', 'Revision'],
  layoutRevisionNone: ['初始', 'As set up'],
  layoutChanged: ['最近修改', 'Last change'],
  layoutAddress: ['页面地址', 'Page of the app'],
  layoutHead: ['页面信息', 'About the page'],
  layoutBlocks: ['区块', 'Blocks'],
  layoutNoBlocks: ['还没有区块，从下方添加第一个', 'No blocks yet: add the first one below'],
  layoutAddBlock: ['添加区块', 'Add a block'],
  layoutBlockTitle: ['区块标题', 'Title of the block'],
  layoutFrom: ['展示开始', 'Shown from'],
  layoutUntil: ['展示结束', 'Shown until'],
  layoutAlways: ['不限', 'Always'],
  layoutByModel: ['内容来自车型资料，无需填写', 'Filled with what the model has: nothing to write'],
  layoutUnknown: ['该类型的区块由更新的版本写入', 'A later release wrote a block of this type'],
  layoutWaits: ['未到展示时间', 'Not shown yet'],
  layoutOver: ['已过展示时间', 'Not shown any more'],
  layoutPreview: ['手机预览', 'On a phone'],
  layoutSave: ['保存草稿', 'Save draft'],
  layoutUnsaved: ['有未保存的修改', 'Not saved yet'],
  layoutPublish: ['发布', 'Publish'],
  layoutPublishHint: [
    '草稿将立即展示给所有用户，并保留为一个新版本',
    'Customers see the draft at once; it is kept as the next revision',
  ],
  layoutShowAgain: ['重新展示', 'Show again'],
  layoutHide: ['下线', 'Hide'],
  layoutHideHint: ['用户将看到空页面；草稿与版本保留', 'Customers see an empty page; draft and revisions stay'],
  layoutDiscard: ['放弃草稿', 'Throw the draft away'],
  layoutDiscardHint: ['草稿恢复为用户当前看到的内容', 'The draft becomes what customers see'],
  layoutRestore: ['恢复为草稿', 'Make it the draft'],
  layoutRestoreHint: [
    '该版本的内容成为草稿，发布后才会展示',
    'It becomes the draft; customers see it once it is published',
  ],
  layoutRevisions: ['版本记录', 'Revisions'],
  layoutRevisionsNone: ['尚未在后台发布过', 'Nothing was published in the console yet'],
  layoutNow: ['当前', 'Shown now'],
  layoutPublished: ['发布时间', 'Published'],
  layoutNew: ['新建页面', 'New page'],
  layoutModel: ['车型', 'Model'],
  layoutFind: ['按标题搜索文章与活动', 'Find articles and activities by title'],
  layoutGone: ['已删除', 'Gone'],
} as const satisfies Record<string, readonly [string, string]>;
