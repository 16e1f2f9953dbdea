import type { FormDefinition, FormField } from './form-types';

/** Saturday, 21 November 2026, 00:30 in Beijing; in London it is still Friday. */
export const CASE_NOW = Date.parse('2026-11-20T16:30:00Z');

/** A field, the input, and the result: the cleaned answer or the error text. */
export type FormCase = readonly [name: string, field: FormField, given: unknown, outcome: { is: unknown } | string];

const is = (answer: unknown) => ({ is: answer });

const word: FormField = { kind: 'text', id: 'post', label: '职位', min: 2, max: 6 };
const note: FormField = { kind: 'text', id: 'note', label: '备注', lines: 'many', max: 100, isOptional: true };
const member: FormField = { kind: 'text', id: 'member', label: '会员号', max: 12, pattern: 'VIP[A-Z]{2}\\d{4,6}' };
const link: FormField = { kind: 'text', id: 'work', label: '作品链接', max: 200, format: 'link' };
const own: FormField = { ...word, id: 'own', texts: { missing: '您在公司做什么？', tooShort: '再多写一点' } };
const phone: FormField = { kind: 'phone', id: 'phone', label: '手机号' };
const name: FormField = { kind: 'name', id: 'name', label: '姓名' };
const card: FormField = { kind: 'idNumber', id: 'card', label: '身份证号', document: 'idCard' };
const licence: FormField = { kind: 'idNumber', id: 'licence', label: '驾驶证号', document: 'drivingLicence' };
const company: FormField = { kind: 'idNumber', id: 'company', label: '统一社会信用代码', document: 'creditCode' };
const options = [
  { key: 'one', text: '一个月内' },
  { key: 'three', text: '三个月内' },
  { key: 'six', text: '半年内' },
];
const when: FormField = { kind: 'choice', id: 'when', label: '购车时间', options };
const ways: FormField = { kind: 'choices', id: 'ways', label: '了解渠道', options, min: 2, max: 2 };
const city: FormField = { kind: 'city', id: 'city', label: '城市' };
const store: FormField = { kind: 'store', id: 'store', label: '门店', list: 'stores' };
const model: FormField = { kind: 'pick', id: 'model', label: '车型', list: 'models' };
const slot: FormField = { kind: 'slot', id: 'slot', label: '试驾时间', slots: 'drive', place: ['store'] };
const birth: FormField = { kind: 'date', id: 'birth', label: '出生日期', min: { years: -70 }, max: { years: -18 } };
const day: FormField = { kind: 'date', id: 'day', label: '到店日期', min: { days: 0 }, max: { days: 14 } };
const show: FormField = { kind: 'date', id: 'show', label: '观展日期', min: '2026-12-01', max: '2026-12-05' };
const km: FormField = { kind: 'number', id: 'km', label: '里程', min: 0, max: 999_999, unit: '公里' };
const people: FormField = { kind: 'number', id: 'people', label: '人数', min: 1, max: 4, look: 'stepper' };
const photos: FormField = { kind: 'pictures', id: 'photos', label: '照片', min: 2, max: 3 };
const consent: FormField = {
  kind: 'consent',
  id: 'consent',
  label: '试驾协议',
  document: { title: '试驾协议', version: '2026-11' },
};
const stars: FormField = { kind: 'scale', id: 'stars', label: '试驾体验', max: 5 };

/** Good and bad input of every kind; rules, server and storefront are held to the same outcome. */
export const formCases: readonly FormCase[] = [
  ['text without blanks around it', word, '  采购  经理 ', is('采购 经理')],
  ['no text', word, ' \n ', '请填写职位'],
  ['no text where none is wanted', note, '  ', is(undefined)],
  ['several lines', note, '周末\r\n有空 ', is('周末\n有空')],
  ['text that is too short', word, '总', '职位至少 2 个字'],
  ['text that is too long', word, '大客户采购经理', '职位最多 6 个字'],
  ['characters as people count them', word, '🚗🚗🚗🚗🚗🚗', is('🚗🚗🚗🚗🚗🚗')],
  ['half a character', word, 'ab\ud83d', '职位有误，请检查'],
  ['a number for a text', word, 12, '职位有误，请检查'],
  ['text of a pattern', member, 'VIPSH20261', is('VIPSH20261')],
  ['text beside its pattern', member, 'xVIPSH20261', '会员号有误，请检查'],
  ['a link', link, 'https://v.example.com/a?b=1', is('https://v.example.com/a?b=1')],
  ['a link without protection', link, 'http://v.example.com', '请填写以 https:// 开头的链接'],
  ['own words for nothing', own, '', '您在公司做什么？'],
  ['own words for too short a text', own, '总', '再多写一点'],
  ['a phone', phone, '13812345678', is('13812345678')],
  ['a pasted phone', phone, ' +86 138-1234 5678 ', is('13812345678')],
  ['no phone', phone, '', '请填写手机号'],
  ['half a phone', phone, '1381234567', '请填写正确的手机号'],
  ['a phone of the wrong type', phone, { a: 1 }, '请填写正确的手机号'],
  ['a name', name, '阿卜杜拉・买买提', is('阿卜杜拉·买买提')],
  ['a name in Latin letters', name, "Ann  O'Hara", is("Ann O'Hara")],
  ['a rare letter', name, '李𠮷', is('李𠮷')],
  ['half a name', name, '林', '姓名至少 2 个字'],
  ['a name with digits', name, '林夏1', '姓名只能包含文字，请检查'],
  ['an identity number', card, '11010519491231002x', is('11010519491231002X')],
  ['a wrong check character', card, '110105194912310021', '身份证号有误，请检查'],
  ['a driving licence', licence, '11010519491231002X', is('11010519491231002X')],
  ['half a licence', licence, '110105', '驾驶证号有误，请检查'],
  ['a credit code', company, '91350100m000100y43', is('91350100M000100Y43')],
  ['a wrong credit code', company, '91350100M000100Y44', '统一社会信用代码有误，请检查'],
  ['an option', when, 'three', is('three')],
  ['no option', when, null, '请选择购车时间'],
  ['an option that is none', when, 'never', '购车时间有误，请检查'],
  ['options in their order', ways, ['six', 'one'], is(['one', 'six'])],
  ['too few options', ways, ['six'], '请选择至少 2 项'],
  ['too many options', ways, ['six', 'one', 'three'], '最多选择 2 项'],
  ['an option twice', ways, ['six', 'six'], '了解渠道有误，请检查'],
  ['no options', ways, [], '请选择了解渠道'],
  ['a city', city, '310100', is('310100')],
  ['no city', city, undefined, '请选择城市'],
  ['a city without a code', city, '上海', '城市有误，请检查'],
  ['a store', store, 'sh-jingan', is('sh-jingan')],
  ['no store', store, '', '请选择门店'],
  ['a store that is closed', store, 'sh-closed', '所选门店已不可选，请重新选择'],
  ['something of a list', model, 'YL01', is('YL01')],
  ['nothing of a list', model, null, '请选择车型'],
  ['something of no list', model, 'YL00', '所选车型已不可选，请重新选择'],
  ['a slot', slot, '1795222800000', is(1_795_222_800_000)],
  ['no slot', slot, '', '请选择试驾时间'],
  ['half a slot', slot, 1.5, '试驾时间有误，请检查'],
  ['a day', day, '2026-11-21', is('2026-11-21')],
  ['yesterday', day, '2026-11-20', '到店日期不能早于2026年11月21日'],
  ['a day that is too far', day, '2026-12-06', '到店日期不能晚于2026年12月5日'],
  ['no day', day, '', '请选择到店日期'],
  ['a day that does not exist', show, '2026-12-32', '观展日期有误，请检查'],
  ['the last day of a range', show, '2026-12-05', is('2026-12-05')],
  ['eighteen years today', birth, '2008-11-21', is('2008-11-21')],
  ['eighteen years tomorrow', birth, '2008-11-22', '出生日期不能晚于2008年11月21日'],
  ['a number as typed', km, ' 45000 ', is(45_000)],
  ['nought', km, 0, is(0)],
  ['no number', km, '', '请填写里程'],
  ['half a number', km, '1.5', '里程应为整数'],
  ['less than nought', km, '-1', '里程不能小于 0 公里'],
  ['too large a number', km, 1_000_000, '里程不能大于 999,999 公里'],
  ['nobody', people, 0, '人数不能小于 1'],
  ['four people', people, 4, is(4)],
  ['pictures', photos, ['/files/a.webp', '/files/b.webp'], is(['/files/a.webp', '/files/b.webp'])],
  ['no pictures', photos, [], '请上传照片'],
  ['too few pictures', photos, ['/files/a.webp'], '请上传至少 2 张'],
  ['too many pictures', photos, ['a', 'b', 'c', 'd'].map((each) => `/files/${each}.webp`), '最多上传 3 张'],
  ['pictures of elsewhere', photos, ['https://x.cn/a.webp', '/files/b.webp'], '照片有误，请检查'],
  ['a consent', consent, '2026-11', is('2026-11')],
  ['no consent', consent, '', '请阅读并同意《试驾协议》'],
  ['a consent to what was in force before', consent, '2026-10', '《试驾协议》已更新，请重新阅读并同意'],
  ['stars', stars, 5, is(5)],
  ['no stars', stars, null, '请为试驾体验打分'],
  ['a sixth star', stars, 6, '试驾体验不能大于 5'],
];

/** What the lists of the cases offer. */
export const caseOffers = { store: ['sh-jingan', 'hz-xihu'], model: ['YL01', 'YLX'] };

/** A form of one field; a slot comes after its store. */
export const formOfCase = (field: FormField): FormDefinition => ({
  id: 'case',
  version: 1,
  title: '表单',
  groups: [{ fields: field.kind === 'slot' ? [{ ...store, isOptional: true }, field] : [field] }],
});

/** A test drive with every way in which fields hang together. */
export const driveForm: FormDefinition = {
  id: 'drive',
  version: 1,
  title: '预约试驾',
  groups: [
    {
      title: '联系方式',
      fields: [name, phone, { kind: 'code', id: 'code', label: '验证码', phone: 'phone' }],
    },
    {
      title: '到店',
      fields: [
        {
          kind: 'choice',
          id: 'way',
          label: '方式',
          options: [
            { key: 'store', text: '到店' },
            { key: 'home', text: '上门' },
          ],
        },
        city,
        { ...store, kind: 'store', list: 'stores', within: ['city'], shownWhen: { field: 'way', is: 'store' } },
        {
          kind: 'text',
          id: 'address',
          label: '上门地址',
          min: 5,
          max: 100,
          isPersonal: true,
          shownWhen: { field: 'way', is: 'home' },
        },
        { ...slot, shownWhen: { field: 'store', isAnswered: true } },
      ],
    },
    {
      title: '其他',
      fields: [
        { ...stars, isOptional: true },
        { ...note, id: 'why', label: '原因', shownWhen: { field: 'stars', to: 2 } },
        { ...photos, isOptional: true },
        consent,
      ],
    },
  ],
};
