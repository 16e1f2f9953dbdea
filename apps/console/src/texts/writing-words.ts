import type { WritingState } from '@voltfront/rules/writing/writing-moves';
import type { TonedWords } from '../ui/word-tag';

/** States of an article by a customer. */
export const writingWords: TonedWords<WritingState> = {
  draft: ['草稿', 'Draft', 'over'],
  reviewing: ['待审核', 'To be reviewed', 'todo'],
  refused: ['未通过', 'Refused', 'bad'],
  appealing: ['待复核', 'Appeal', 'todo'],
  publishing: ['发布中', 'Being published', 'waiting'],
  published: ['已发布', 'Published', 'good'],
  closed: ['申诉驳回', 'Appeal refused', 'over'],
};

/** Words of the room of articles. */
export const writingTexts = {
  writingsRoom: ['用户文章', 'Articles'],
  writingTitle: ['标题', 'Title'],
  writingAuthor: ['作者', 'Author'],
  writingDoubtful: ['含可疑词', 'Doubtful words'],
  writingSubmitted: ['提交时间', 'Submitted'],
  writingTopic: ['话题', 'Topic'],
  writingModel: ['车型', 'Model'],
  writingPlace: ['地点', 'Place'],
  writingReason: ['处理理由', 'Reason'],
  writingAppeal: ['申诉说明', 'Appeal'],
  writingSeen: ['用户看到的文章', 'As customers see it'],
  writingSteps: ['处理记录', 'History'],
  writingApprove: ['通过', 'Approve'],
  writingApproveHint: ['通过后立即发布到社区，作者获得积分', 'It is published at once, and its author earns points'],
  writingRefuse: ['不通过', 'Refuse'],
  writingRefuseHint: [
    '作者会看到这段理由；驳回申诉后不能再次申诉',
    'The author reads this; refusing an appeal is final',
  ],
  writingTakeDown: ['下架', 'Take down'],
  writingTakeDownHint: [
    '文章立即从社区移除，作者会看到理由',
    'It leaves the community at once; the author reads the reason',
  ],
  writingByAuthor: ['作者', 'Author'],
  writingByStaff: ['员工', 'Staff'],
  writingBySystem: ['系统', 'System'],
} as const satisfies Record<string, readonly [string, string]>;
