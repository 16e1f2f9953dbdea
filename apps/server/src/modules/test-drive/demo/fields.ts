import type { FormDefinition, FormField } from '@voltfront/rules/form/form-types';

const MODELS: Record<string, string> = { YL01: '{YL01}', YLX: '{YLX}', YL09: '{YL09}' };

/** Fields of a form that books a slot at a store. */
export const driveFields = (models: readonly string[]) =>
  ({
    model: {
      kind: 'choice',
      id: 'model',
      label: '试驾车型',
      options: models.map((key) => ({ key, text: MODELS[key] ?? key })),
      look: 'tiles',
    },
    city: { kind: 'city', id: 'city', label: '城市' },
    store: { kind: 'store', id: 'store', label: '门店', list: 'driveStores', within: ['city', 'model'] },
    slot: { kind: 'slot', id: 'slot', label: '试驾时间', slots: 'testDrive', place: ['store'] },
    name: { kind: 'name', id: 'name', label: '姓名', placeholder: '请填写真实姓名' },
    phone: { kind: 'phone', id: 'phone', label: '手机号' },
    code: { kind: 'code', id: 'code', label: '验证码', phone: 'phone' },
    consent: {
      kind: 'consent',
      id: 'consent',
      label: '试驾须知',
      document: { title: '试驾须知', version: '2026-11' },
    },
  }) satisfies Record<string, FormField>;

/** A form that books a slot at a store, with fields of the channel's own before it. */
export function slotForm(id: string, title: string, models: readonly string[], first: FormDefinition['groups'] = []) {
  const { model, city, store, slot, name, phone, code, consent } = driveFields(models);
  return {
    id,
    version: 1,
    title,
    submitText: '确认预约',
    groups: [
      ...first,
      { title: '选择车型', fields: [model] },
      { title: '门店与时间', fields: [city, store, slot] },
      { title: '联系方式', fields: [name, phone, code, consent] },
    ],
  } satisfies FormDefinition;
}

/** Rules of drives that every such channel has. */
export const DRIVE_RULES = [
  {
    title: '驾驶资格',
    text: '试驾人年龄 18 至 70 周岁，持有效 C1 及以上驾驶证满 6 个月，到店请携带驾驶证原件。饮酒、服用影响驾驶的药物或身体不适时不得试驾。',
  },
  { title: '改期与取消', text: '试驾开始 24 小时前可在线改期（最多 2 次）或取消；不足 24 小时请致电门店。' },
  {
    title: '信息使用',
    text: '您填写的信息仅用于安排本次试驾及回访，由您选择城市的门店专员与您联系。您可随时要求停止联系或删除信息。',
  },
];
