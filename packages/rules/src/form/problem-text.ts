import type { FieldKind, FormField, FormProblem, ProblemKey } from './form-types';

const CHOSEN: readonly FieldKind[] = ['choice', 'choices', 'city', 'store', 'pick', 'slot', 'date'];

function missingText(field: FormField): string {
  if (field.kind === 'consent') return `请阅读并同意《${field.document.title}》`;
  if (field.kind === 'pictures') return `请上传${field.label}`;
  if (field.kind === 'scale') return `请为${field.label}打分`;
  return CHOSEN.includes(field.kind) ? `请选择${field.label}` : `请填写${field.label}`;
}

function wrongText(field: FormField): string {
  if (field.kind === 'phone') return '请填写正确的手机号';
  if (field.kind === 'code') return '请填写 6 位验证码';
  if (field.kind === 'name') return '姓名只能包含文字，请检查';
  if (field.kind === 'number') return `${field.label}应为整数`;
  if (field.kind === 'text' && field.format === 'link') return '请填写以 https:// 开头的链接';
  return `${field.label}有误，请检查`;
}

/** `1,000,000`. */
const grouped = (limit: FormProblem['limit']) => String(limit).replace(/\B(?=(\d{3})+$)/g, ',');
const unitOf = (field: FormField) => (field.kind === 'number' && field.unit ? ` ${field.unit}` : '');
const dayText = (limit: FormProblem['limit']) => {
  const [year, month, day] = String(limit).split('-').map(Number);
  return `${year}年${month}月${day}日`;
};
const countText = (field: FormField) => (field.kind === 'pictures' ? '张' : '项');
const verbOf = (field: FormField) => (field.kind === 'pictures' ? '上传' : '选择');

const TEXTS: Record<ProblemKey, (field: FormField, limit: FormProblem['limit']) => string> = {
  missing: missingText,
  wrong: wrongText,
  tooShort: ({ label }, limit) => `${label}至少 ${limit} 个字`,
  tooLong: ({ label }, limit) => `${label}最多 ${limit} 个字`,
  tooSmall: (field, limit) => `${field.label}不能小于 ${grouped(limit)}${unitOf(field)}`,
  tooLarge: (field, limit) => `${field.label}不能大于 ${grouped(limit)}${unitOf(field)}`,
  tooFew: (field, limit) => `请${verbOf(field)}至少 ${limit} ${countText(field)}`,
  tooMany: (field, limit) => `最多${verbOf(field)} ${limit} ${countText(field)}`,
  tooEarly: ({ label }, limit) => `${label}不能早于${dayText(limit)}`,
  tooLate: ({ label }, limit) => `${label}不能晚于${dayText(limit)}`,
  notOffered: ({ label }) => `所选${label}已不可选，请重新选择`,
  full: () => '该时段已约满，请选择其他时间',
  outdated: (field) =>
    field.kind === 'consent' ? `《${field.document.title}》已更新，请重新阅读并同意` : missingText(field),
};

/** What is wrong with a field, in words: the same on the phone and from the server. */
export function problemText(field: FormField, { key, limit }: FormProblem): string {
  return field.texts?.[key] ?? TEXTS[key](field, limit);
}
