import type { TonedWords } from '../ui/word-tag';

/** Where a channel of test drives stands. */
export const channelStateWords: TonedWords<'off' | 'announced' | 'running' | 'ended'> = {
  off: ['已停用', 'Off', 'over'],
  announced: ['未开始', 'Announced', 'waiting'],
  running: ['进行中', 'Running', 'good'],
  ended: ['已结束', 'Ended', 'bad'],
};

/** How the first screen of a channel is arranged. */
export const lookWords: Record<'plain' | 'poster' | 'ticket', readonly [string, string]> = {
  plain: ['简洁', 'Plain'],
  poster: ['海报', 'Poster'],
  ticket: ['票券', 'Ticket'],
};

/** Words of the rooms of channels and leads. */
export const channelTexts = {
  channelsRoom: ['试驾渠道', 'Drive channels'],
  channelCode: ['渠道代码', 'Code'],
  channelCodeWrong: ['小写字母开头，可含数字与 -', 'Small letters first, then letters, digits and -'],
  channelHeadline: ['主标题', 'Headline'],
  channelTitle: ['页面标题', 'Title'],
  channelLead: ['副标题', 'Lead'],
  channelPartner: ['合作方', 'Partner'],
  channelPartnerNote: ['合作方说明', 'About the partner'],
  channelGift: ['到店礼', 'Gift'],
  channelGiftNote: ['到店礼说明', 'About the gift'],
  channelWindow: ['有效期', 'Window'],
  channelAlways: ['长期有效', 'Always'],
  channelApplications: ['近 30 天申请', 'Applications in 30 days'],
  channelDrives: ['其中完成试驾', 'Driven of these'],
  channelModels: ['可试驾车型', 'Models'],
  channelLook: ['版式', 'Look'],
  channelAccent: ['主色', 'Colour'],
  channelAccentWrong: ['请填写 #rrggbb', 'Please write #rrggbb'],
  channelPicture: ['主图', 'Picture'],
  channelReviewed: ['申请需审核', 'Staff review applications'],
  channelAgain: ['再次申请间隔（天）', 'Days until one can apply again'],
  channelPromise: ['提交后承诺', 'Promise'],
  channelSteps: ['结果页步骤', 'Steps of the result'],
  channelRules: ['活动规则', 'Rules'],
  channelRulesHint: [
    '每段一条：首行为标题，其后为正文，段落之间空一行',
    'A paragraph each: its first line is the title, the rest the text',
  ],
  channelRulesWrong: ['每条规则需有标题与正文', 'Each rule has a title and a text'],
  channelEdit: ['编辑渠道', 'Edit'],
  channelEditHint: [
    '保存后客户立即看到新内容；已打开页面的客户一天内仍可提交旧表单。',
    'Customers see it at once; those who have the page open can send the form before for a day.',
  ],
  channelCopy: ['复制为新渠道', 'Copy as a new one'],
  channelCopyHint: ['新渠道默认停用，确认无误后再启用。', 'The new one is off until it is turned on.'],
  channelOn: ['启用', 'Turn on'],
  channelOnHint: ['启用后，持有链接的客户即可申请试驾。', 'Whoever has the link can apply.'],
  channelOff: ['停用', 'Turn off'],
  channelOffHint: ['停用后链接失效；已提交的预约不受影响。', 'The link ends; what was booked stays.'],
  channelLink: ['渠道链接', 'Link'],
  channelLinkHint: [
    '投放位置与点击编号由下列参数带入，随申请保存为来源。',
    'The placement and the click come with these parameters and are kept with the application.',
  ],
  channelPlacement: ['投放位置', 'Placement'],
  channelPreview: ['手机预览', 'On a phone'],
  channelForm: ['申请表单', 'Form'],
  channelFormHint: [
    '须包含标识为 name、phone、code 的字段与授权同意',
    'With fields named name, phone and code, and a consent',
  ],
  channelSubmit: ['提交', 'Send'],
  leadsRoom: ['外部线索', 'Leads'],
  leadClick: ['点击编号', 'Click'],
  leadConsent: ['授权', 'Consent'],
  leadAt: ['提交时间', 'Sent'],
  leadPerson: ['联系人', 'Person'],
  leadCity: ['城市', 'City'],
} as const satisfies Record<string, readonly [chinese: string, english: string]>;
