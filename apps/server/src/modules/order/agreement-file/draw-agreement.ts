import { createHash } from 'node:crypto';
import { brand } from '@voltfront/brand';
import { Paper } from '../../../kernel/paper';
import { shanghaiTime } from '../agreement-values';
import type { Clause, StoredBuyer } from '../order.types';

/** A signed copy and its buyer. */
export interface SignedCopy {
  title: string;
  version: string;
  copyNo: string;
  orderNo: string | null;
  clauses: readonly Clause[];
  /** Epoch milliseconds. */
  signedAt: number;
  /** Null while the draft has no buyer. */
  buyer: StoredBuyer | null;
  isVoid: boolean;
}

/** Height in points of the signature block, which must not be split across pages. */
const SIGNATURES = 150;

/** Fingerprint of a text: SHA-256 over its titles and paragraphs, one per line. */
const digestOf = (clauses: readonly Clause[]): string =>
  createHash('sha256')
    .update(clauses.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('\n'))
    .digest('hex');

/** The lines that describe a buyer in a file. */
export function linesOf(buyer: StoredBuyer | null): string[] {
  if (!buyer) return ['以订单确认信息为准'];
  const number = buyer.kind === 'personal' ? '证件号码' : '统一社会信用代码';
  return [
    buyer.name,
    ...(buyer.maskedNumber ? [`${number}：${buyer.maskedNumber}`] : []),
    `手机号码：${buyer.maskedMobile}`,
  ];
}

/**
 * The signed agreement as a PDF: head, parties, text as it was signed, signatures. The same copy
 * always gives the same file.
 */
export function drawAgreement(copy: SignedCopy): Promise<Buffer> {
  const { title, version, copyNo, orderNo, clauses, signedAt, buyer, isVoid } = copy;
  const time = shanghaiTime(signedAt);
  const paper = new Paper(`${title} ${copyNo}`, signedAt);
  paper.head(`协议编号 ${copyNo}`);
  paper.title(isVoid ? `${title}（已作废）` : title);
  paper.lead([`版本 ${version}`, `签署于 ${time}`, ...(orderNo ? [`订单 ${orderNo}`] : [])].join('　'));
  paper.boxes([
    { caption: '卖方', lines: [brand.company, `客服电话：${brand.phone}`] },
    { caption: '买方', lines: linesOf(buyer) },
  ]);
  for (const clause of clauses) paper.clause(clause.title, clause.paragraphs);
  paper.space(12);
  paper.ensure(SIGNATURES);
  paper.paragraph(`本文件为电子协议的副本，文本与签署时一致。文本摘要（SHA-256）：${digestOf(clauses)}`);
  paper.space(8);
  paper.boxes([
    { caption: '卖方（电子签章）', lines: [brand.company, `日期：${time.slice(0, 10)}`] },
    { caption: '买方（电子签署）', lines: [buyer?.name ?? '________', `签署时间：${time}（北京时间）`] },
  ]);
  return paper.finish();
}
