import type { FormDefinition, FormField } from '@voltfront/rules/form/form-types';

const WORDS = ['很差', '较差', '一般', '满意', '很棒'];

const stars = (id: string, label: string): FormField => ({
  kind: 'scale',
  id,
  label,
  max: 5,
  look: 'stars',
  words: WORDS,
});

const words = (id: string, label: string): FormField => ({
  kind: 'text',
  id,
  label,
  lines: 'many',
  max: 300,
  isOptional: true,
});

/** What drivers are asked after a drive. */
export const driveFeedback: FormDefinition = {
  id: 'drive-feedback',
  version: 1,
  title: '试驾反馈',
  submitText: '提交反馈',
  groups: [
    {
      title: '为这次体验打分',
      fields: [
        stars('acceleration', '加速表现'),
        stars('comfort', '乘坐舒适'),
        stars('cabin', '座舱与屏幕'),
        stars('assistance', '辅助驾驶'),
        stars('service', '专员服务'),
      ],
    },
    {
      title: '说说您的感受',
      fields: [
        words('best', '最满意的地方'),
        words('worst', '希望改进的地方'),
        { kind: 'pictures', id: 'photos', label: '照片', max: 6, isOptional: true },
      ],
    },
  ],
};
