import { brand } from '@voltfront/brand';
import { formatDateTime } from '@voltfront/rules/format/date';
import { Paper } from '../../kernel/paper';
import { LETTER_CLAUSES, LETTER_STATEMENTS } from './letter-text';

/** A signed letter, with the facts of its drive. */
export interface SignedLetter {
  letterNo: string;
  version: string;
  driverName: string;
  maskedLicence: string;
  licensedOn: string;
  strokes: readonly (readonly number[])[];
  signedAt: number;
  modelName: string;
  storeName: string;
  /** Null where the time was not arranged yet. */
  startsAt: number | null;
}

/** Height in points of what must not be split across pages. */
const SIGNATURES = 240;

/** The signed letter as a PDF; the same letter always gives the same file. */
export function drawLetter(letter: SignedLetter): Promise<Buffer> {
  const { letterNo, version, driverName, maskedLicence, licensedOn, strokes, signedAt, startsAt } = letter;
  const paper = new Paper(`试驾确认书 ${letterNo}`, signedAt);
  paper.head(`确认书编号 ${letterNo}`);
  paper.title('试驾确认书');
  paper.lead(`版本 ${version}　签署于 ${formatDateTime(signedAt)}`);
  paper.boxes([
    { caption: '试驾人', lines: [driverName, `驾驶证号码：${maskedLicence}`, `初次领证：${licensedOn}`] },
    {
      caption: '试驾安排',
      lines: [letter.modelName, letter.storeName, startsAt === null ? '时间以门店安排为准' : formatDateTime(startsAt)],
    },
  ]);
  for (const { title, paragraphs } of LETTER_CLAUSES) paper.clause(title, paragraphs);
  paper.ensure(SIGNATURES);
  paper.clause('试驾人声明', LETTER_STATEMENTS);
  paper.signature('试驾人签名', strokes);
  paper.paragraph(`${brand.company}　签署时间 ${formatDateTime(signedAt)}（北京时间）`);
  return paper.finish();
}
