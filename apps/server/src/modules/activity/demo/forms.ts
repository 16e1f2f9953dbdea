import type { FormDefinition, FormField } from '@voltfront/rules/form/form-types';

const who: FormField[] = [
  { kind: 'name', id: 'name', label: '姓名' },
  { kind: 'phone', id: 'phone', label: '手机号' },
];

const companions: FormField = {
  kind: 'number',
  id: 'companions',
  label: '同行人数',
  min: 0,
  max: 3,
  look: 'stepper',
  hint: '不含本人，每人占用一个名额',
};

const consent: FormField = {
  kind: 'consent',
  id: 'consent',
  label: '我同意将以上信息用于本次活动',
  document: { title: '活动报名个人信息授权', version: '2026-11' },
};

const note: FormField = { kind: 'text', id: 'note', label: '备注', lines: 'many', max: 200, isOptional: true };

/** For activities outdoors: who comes, with whom, and when. */
export const GUEST_FORM: FormDefinition = {
  id: 'activity-guest',
  version: 1,
  title: '报名信息',
  submitText: '提交报名',
  groups: [
    { title: '参加人', fields: [...who, companions] },
    {
      title: '到场安排',
      fields: [
        {
          kind: 'choice',
          id: 'model',
          label: '拥有车型',
          look: 'sheet',
          options: [
            { key: 'YL01', text: '{YL01}' },
            { key: 'YLX', text: '{YLX}' },
            { key: 'YL09', text: '{YL09}' },
            { key: 'none', text: '暂无' },
          ],
        },
        {
          kind: 'choice',
          id: 'shirt',
          label: 'T 恤尺码',
          look: 'tiles',
          options: ['S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ key: size, text: size })),
        },
        {
          kind: 'choice',
          id: 'arrival',
          label: '到场时间',
          look: 'rows',
          options: [
            { key: 'early', text: '09:00 前' },
            { key: 'morning', text: '09:00–10:30' },
            { key: 'late', text: '10:30 以后' },
          ],
        },
        note,
      ],
    },
    { fields: [consent] },
  ],
};

/** For courses: staff look at the driving licence before a place is given. */
export const COURSE_FORM: FormDefinition = {
  id: 'activity-course',
  version: 1,
  title: '报名信息',
  submitText: '提交审核',
  groups: [
    { title: '参加人', fields: [...who, { ...companions, max: 1 }] },
    {
      title: '驾驶资格',
      note: '驾照满一年方可参加，照片可现场补交，审核结果将在消息中心通知',
      fields: [{ kind: 'pictures', id: 'licence', label: '驾驶证照片', max: 2, isOptional: true }, note],
    },
    { fields: [consent] },
  ],
};

/** Answers of a demo person to each form. */
export function demoAnswers(formId: string, companions: number): Record<string, unknown> {
  const own = { name: '林夏', phone: '13800000000', companions, consent: '2026-11' };
  return formId === COURSE_FORM.id ? own : { ...own, model: 'YL01', shirt: 'L', arrival: 'morning' };
}
