import type { FormDefinition } from '@voltfront/rules/form/form-types';

/** Survey for owners after a test drive: every kind of rating, with a follow-up question. */
export const driveSurvey: FormDefinition = {
  id: 'drive-survey',
  version: 1,
  title: '试驾体验问卷',
  submitText: '提交问卷',
  groups: [
    {
      title: '您的感受',
      fields: [
        {
          kind: 'scale',
          id: 'overall',
          label: '试驾体验',
          max: 5,
          look: 'stars',
          words: ['很差', '较差', '一般', '满意', '很棒'],
        },
        {
          kind: 'choices',
          id: 'weak',
          label: '不足之处',
          options: [
            { key: 'booking', text: '预约流程' },
            { key: 'adviser', text: '顾问讲解' },
            { key: 'car', text: '车辆表现' },
            { key: 'route', text: '试驾路线' },
          ],
          shownWhen: { field: 'overall', to: 3 },
        },
        {
          kind: 'scale',
          id: 'recommend',
          label: '推荐意愿',
          min: 0,
          max: 10,
          look: 'numbers',
          words: ['不会推荐', '一定推荐'],
        },
        { kind: 'text', id: 'note', label: '还想说的话', lines: 'many', max: 200, isOptional: true },
      ],
    },
    {
      title: '购车计划',
      fields: [
        {
          kind: 'choice',
          id: 'plan',
          label: '计划购车时间',
          options: [
            { key: 'month', text: '1 个月内' },
            { key: 'quarter', text: '3 个月内' },
            { key: 'half', text: '6 个月内' },
            { key: 'none', text: '只是看看' },
          ],
        },
        {
          kind: 'phone',
          id: 'mobile',
          label: '联系电话',
          isOptional: true,
          hint: '仅用于回访，不填不影响提交',
          shownWhen: { not: { field: 'plan', is: 'none' } },
        },
      ],
    },
  ],
};
