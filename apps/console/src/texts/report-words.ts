import type { ReplyOf } from '@voltfront/contract';
import type { ItemOf } from '../ui/resource-table';
import type { TonedWords } from '../ui/word-tag';
import type { Words } from './domain';

type Reported = ItemOf<'GET /api/mpmkt/v1/staff/reports'>;
type Reason = ReplyOf<'GET /api/mpmkt/v1/staff/report'>['reports'][number]['reason'];

/** What staff decided about something that was reported. */
export const reportedStateWords: TonedWords<Reported['state']> = {
  open: ['待处理', 'To be decided', 'todo'],
  kept: ['已保留', 'Kept', 'good'],
  takenDown: ['已下架', 'Taken down', 'bad'],
};

/** What can be reported. */
export const reportedKindWords: Words<Reported['kind']> = {
  article: ['文章', 'Article'],
  comment: ['评论', 'Comment'],
  configuration: ['晒配置', 'Configuration'],
};

/** Why customers report something. */
export const reportReasonWords: Words<Reason> = {
  spam: ['广告或垃圾信息', 'Advertising'],
  abuse: ['辱骂或人身攻击', 'Abuse'],
  falsehood: ['不实信息', 'Falsehood'],
  infringement: ['侵犯权益', 'Infringement'],
  other: ['其他', 'Other'],
};

/** Words of the room of reports. */
export const reportTexts = {
  reportsRoom: ['用户举报', 'Reports'],
  reportContent: ['内容', 'Content'],
  reportKind: ['类型', 'Kind'],
  reportAuthor: ['发布者', 'Author'],
  reportCount: ['举报人数', 'Reporters'],
  reportReasons: ['举报原因', 'Reasons'],
  reportNewest: ['最近举报', 'Last report'],
  reportDecided: ['已处理', 'Decided'],
  reportDecidedAt: ['处理时间', 'Decided at'],
  reportDecidedBy: ['处理人', 'Decided by'],
  reportDecision: ['下架理由', 'Why it was taken down'],
  reportPublished: ['发布时间', 'Published'],
  reportUnder: ['所在文章', 'Stands under'],
  reportSeen: ['被举报的内容', 'What was reported'],
  reportList: ['举报记录', 'Reports'],
  reportListOf: ['最近 {n} 条，共 {all} 条', 'The newest {n} of {all}'],
  reportReporter: ['举报人', 'Reporter'],
  reportReason: ['原因', 'Reason'],
  reportNote: ['补充说明', 'Note'],
  reportAt: ['举报时间', 'Reported'],
  reportDeleted: ['内容已删除', 'The content was deleted'],
  reportGone: ['内容已不在社区展示，举报可直接关闭', 'It is not shown any more; the reports can be closed'],
  reportAgain: ['下架后已重新发布', 'Published again since it was taken down'],
  reportKeep: ['保留内容', 'Keep it'],
  reportClose: ['关闭举报', 'Close the reports'],
  reportKeepHint: ['举报将被驳回，内容保持展示', 'The reports are dismissed, and it stays as it is'],
  reportCloseHint: ['内容已不再展示，举报随之关闭', 'It is not shown any more; the reports are closed'],
  reportTakeDown: ['下架内容', 'Take it down'],
  reportTakeDownHint: [
    '内容立即对所有人隐藏，发布者会收到带有这段理由的消息',
    'It is hidden from everybody at once; its author gets a message with this reason',
  ],
  reportsOpen: ['待处理的举报', 'Reports to decide'],
  teamContent: ['内容运营', 'the content team'],
} as const satisfies Record<string, readonly [string, string]>;
