import type { TestDriveSettingsData } from '@voltfront/contract';
import type { FormDefinition, FormField } from '@voltfront/rules/form/form-types';

const MODELS = [
  { key: 'YL01', text: '{YL01}' },
  { key: 'YLX', text: '{YLX}' },
  { key: 'YL09', text: '{YL09}' },
];

const modelsOf = (codes: readonly string[]) => MODELS.filter(({ key }) => codes.includes(key));

export const model = (codes: readonly string[]): FormField => ({
  kind: 'choice',
  id: 'model',
  label: '试驾车型',
  options: modelsOf(codes),
  look: 'tiles',
});
export const name: FormField = { kind: 'name', id: 'name', label: '姓名', placeholder: '请填写真实姓名' };
export const phone: FormField = { kind: 'phone', id: 'phone', label: '手机号' };
export const code: FormField = { kind: 'code', id: 'code', label: '验证码', phone: 'phone' };
export const city: FormField = { kind: 'city', id: 'city', label: '城市' };
export const store: FormField = {
  kind: 'store',
  id: 'store',
  label: '门店',
  list: 'driveStores',
  within: ['city', 'model'],
};
export const slot: FormField = { kind: 'slot', id: 'slot', label: '试驾时间', slots: 'testDrive', place: ['store'] };
export const note: FormField = {
  kind: 'text',
  id: 'note',
  label: '备注',
  lines: 'many',
  max: 100,
  isOptional: true,
  placeholder: '例如想重点体验的功能',
};
export const consent: FormField = {
  kind: 'consent',
  id: 'consent',
  label: '试驾须知',
  document: { title: '试驾须知', version: '2026-11' },
};

export const cities = (...pairs: readonly (readonly [string, string])[]): FormField => ({
  kind: 'choice',
  id: 'city',
  label: '城市',
  look: 'sheet',
  options: pairs.map(([key, text]) => ({ key, text })),
});

/** A city that is not asked, because there is one only. */
export const fixedCity = (key: string, text: string): FormField => ({
  kind: 'choice',
  id: 'city',
  label: '城市',
  options: [{ key, text }],
});

/** A question whose two answers say what it is about. */
export const either = (id: string, label: string, yes: string, no: string): FormField => ({
  kind: 'choice',
  id,
  label,
  look: 'segments',
  options: [
    { key: 'yes', text: yes },
    { key: 'no', text: no },
  ],
});

export const form = (
  id: string,
  title: string,
  submitText: string,
  groups: FormDefinition['groups'],
): FormDefinition => ({
  id,
  version: 1,
  title,
  submitText,
  groups,
});

export const DRIVER = {
  title: '驾驶资格',
  text: '试驾人年龄 18 至 70 周岁，持有效 C1 及以上驾驶证满 6 个月，到店请携带驾驶证原件。饮酒、服用影响驾驶的药物或身体不适时不得试驾。',
};
export const ROAD = {
  title: '行驶责任',
  text: '试驾须由品牌专员陪同，按既定路线行驶并遵守交通法规。因试驾人违章产生的罚款与记分由试驾人承担，车辆保险由门店投保。',
};
export const DATA = {
  title: '信息使用',
  text: '您填写的信息仅用于安排本次试驾及回访，由您选择城市的门店专员与您联系。您可随时要求停止联系或删除信息。',
};
export const CHANGE = {
  title: '改期与取消',
  text: '试驾开始 24 小时前可在线改期（最多 2 次）或取消；不足 24 小时请致电门店。',
};

export const base = {
  isReviewed: false,
  againAfterDays: 0,
  partner: null,
  gift: null,
} satisfies Partial<TestDriveSettingsData>;
