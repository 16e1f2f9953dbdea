import { brand } from '@voltfront/brand';
import { createMatcher, normaliseText } from './content-filter';

/** Forbidden words: advertising, fraud, gambling, vulgarity and abuse. */
const WORDS = [
  '加微信',
  '加薇信',
  '加v信',
  '加vx',
  '微信号',
  '加qq',
  '扫码进群',
  '代开发票',
  '刷单',
  '兼职日结',
  '无抵押贷款',
  '套现',
  '办证',
  '代考',
  '博彩',
  '赌场',
  '六合彩',
  '时时彩',
  '裸聊',
  '约炮',
  '色情',
  '毒品',
  '冰毒',
  '枪支',
  '迷药',
  '傻逼',
  '煞笔',
  '操你',
  '草泥马',
  '他妈的',
  '去死吧',
  '贱人',
  '滚蛋',
  'fuck',
  'bitch',
];

/** Words that may be meant well or not: staff decide. They sound like the brand, or lead to other places. */
const DOUBTFUL = [brand.name, '官方', '客服', '管理员', '店长', '代理', '返利', '优惠码', '私信', '进群', '领券'];

const hasDoubtfulWord = createMatcher(DOUBTFUL);
/** A phone number or that of a messenger, also with signs between its digits. */
const LONG_NUMBER = /\d{7}/;

/** Whether a customer's text must be looked at by staff before others see it. */
export const isDoubtfulText = (text: string): boolean => hasDoubtfulWord(text) || LONG_NUMBER.test(normaliseText(text));

/** Whether a customer's text must be refused. */
export const isRefusedText = createMatcher(WORDS);
