import type { TonedWords } from '../ui/word-tag';

/** Whether an edition can be read. */
export const paperStateWords: TonedWords<'published' | 'hidden'> = {
  published: ['已发布', 'Published', 'good'],
  hidden: ['未发布', 'Not published', 'over'],
};

/** Whether the search finds a question. */
export const questionStateWords: TonedWords<'found' | 'retired'> = {
  found: ['可搜索', 'Found', 'good'],
  retired: ['已停用', 'Retired', 'over'],
};

/** Words of the rooms of white papers and of the search's questions. */
export const paperTexts = {
  papersRoom: ['白皮书', 'White papers'],
  paperTitle: ['标题', 'Title'],
  paperSubject: ['系列标识', 'Subject'],
  paperSubjectHint: [
    '小写字母、数字与 -；同一系列的各版共用',
    'Small letters, digits and -; editions have it in common',
  ],
  paperEdition: ['版次', 'Edition'],
  paperDate: ['版次日期', 'Date of the edition'],
  paperCover: ['封面', 'Cover'],
  paperSummary: ['摘要', 'Summary'],
  paperChapters: ['章节', 'Chapters'],
  paperViews: ['阅读', 'Views'],
  paperFile: ['PDF 文件', 'PDF file'],
  paperOpenFile: ['打开 PDF', 'Open the PDF'],
  paperPages: ['{n} 页 · {size} KB', '{n} pages · {size} kB'],
  paperWords: ['标题或系列', 'Title or subject'],
  paperNew: ['新建白皮书', 'New white paper'],
  paperNextEdition: ['编写新版', 'Write the next edition'],
  paperPublish: ['发布', 'Publish'],
  paperPublishHint: [
    '读者立即可以阅读；旧版会引导到最新一版',
    'Everybody can read it at once; older editions lead to the newest',
  ],
  paperHide: ['撤回', 'Take back'],
  paperHideHint: ['读者将看不到这一版，链接显示空页面', 'Nobody can read it; its links show an empty page'],
  paperBasics: ['基本信息', 'Basics'],
  paperPreview: ['手机预览', 'On a phone'],
  paperAddChapter: ['添加章节', 'Add a chapter'],
  paperChapterId: ['章节标识（用于链接）', 'Name of the chapter in links'],
  paperFacts: ['关键数字', 'Key figures'],
  paperValue: ['数值', 'Figure'],
  paperLabel: ['说明', 'What it is'],
  paperBlocks: ['正文', 'Text'],
  paperText: ['文字', 'Text'],
  paperParagraph: ['段落', 'Paragraph'],
  paperHeading: ['小标题', 'Heading'],
  paperQuote: ['引文', 'Quote'],
  paperPicture: ['图片', 'Picture'],
  paperAspect: ['宽高比（宽÷高）', 'Width over height'],
  paperCaption: ['图注', 'Caption'],
  questionsRoom: ['搜索问答', 'Search questions'],
  question: ['问题', 'Question'],
  questionAnswer: ['回答', 'Answer'],
  questionWords: ['问题或回答', 'Question or answer'],
  questionNew: ['新增问题', 'New question'],
  questionEdit: ['编辑', 'Edit'],
  questionRetire: ['停用', 'Retire'],
  questionRetireHint: ['用户将搜索不到这个问题，可随时恢复', 'Customers do not find it; it can be put back'],
  questionPutBack: ['恢复', 'Put back'],
} as const satisfies Record<string, readonly [string, string]>;
