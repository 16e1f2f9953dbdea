import type { FormDefinition } from '../form/form-types';

/** The booking of an inspection: at a store of a city, or at home where inspectors drive out. */
export const INSPECTION_FORM: FormDefinition = {
  id: 'inspection',
  version: 1,
  title: '检测预约',
  groups: [
    {
      fields: [
        {
          kind: 'choice',
          id: 'way',
          label: '检测方式',
          look: 'segments',
          options: [
            { key: 'store', text: '到店检测' },
            { key: 'home', text: '上门检测' },
          ],
        },
        { kind: 'city', id: 'city', label: '检测城市' },
        {
          kind: 'store',
          id: 'store',
          label: '检测门店',
          list: 'inspectionStores',
          within: ['city'],
          shownWhen: { field: 'way', is: 'store' },
        },
        {
          kind: 'pick',
          id: 'home',
          label: '上门检测',
          list: 'inspectionHomes',
          within: ['city'],
          isImplied: true,
          shownWhen: { field: 'way', is: 'home' },
        },
        { kind: 'slot', id: 'slot', label: '检测时间', slots: 'inspection', place: ['store', 'home'] },
        {
          kind: 'text',
          id: 'address',
          label: '上门地址',
          lines: 'many',
          min: 5,
          max: 100,
          isPersonal: true,
          placeholder: '街道、小区与停车位置',
          texts: { missing: '请填写详细地址', tooShort: '请填写详细地址' },
          shownWhen: { field: 'way', is: 'home' },
        },
        { kind: 'text', id: 'name', label: '联系人', max: 20, isPersonal: true, placeholder: '怎么称呼您' },
        { kind: 'phone', id: 'mobile', label: '手机号', texts: { missing: '请填写正确的手机号' } },
      ],
    },
  ],
};
