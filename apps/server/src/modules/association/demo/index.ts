import type { BindingState } from '@voltfront/rules/association/binding';
import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { DAY_MS } from '@voltfront/rules/time';
import { asset, fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { findPeople } from '../../account';
import { defineForm, keepDemoEntry } from '../../form';
import { type AssociationRow, insertAssociations, insertBinding } from '../association.repository';
import { BIND_FORM, numberOf } from '../bind-member';

const FORM: FormDefinition = {
  id: BIND_FORM,
  version: 1,
  title: '协会会员绑定',
  submitText: '提交审核',
  groups: [
    {
      title: '会员信息',
      fields: [
        { kind: 'pick', id: 'association', label: '协会', list: 'associations' },
        { kind: 'name', id: 'name', label: '真实姓名' },
        {
          kind: 'text',
          id: 'memberNo',
          label: '会员号',
          placeholder: '6 至 20 位字母或数字',
          min: 6,
          max: 20,
          pattern: '[A-Za-z0-9]{6,20}',
          isPersonal: true,
          texts: { wrong: '会员号为 6 至 20 位字母或数字', notOffered: '该会员号已被绑定' },
        },
        {
          kind: 'pictures',
          id: 'card',
          label: '会员卡照片',
          hint: '请拍摄清晰完整的会员卡正面，不超过 5 MB',
          min: 1,
          max: 1,
        },
      ],
    },
    {
      fields: [
        {
          kind: 'consent',
          id: 'consent',
          label: '我同意将以上信息用于会员身份核验',
          document: { title: '协会会员信息授权', version: '2026-11' },
        },
      ],
    },
  ],
};

/** Associations, and in how many days the contract with each ends. */
const ASSOCIATIONS: readonly [id: string, name: string, days: number, rights: readonly string[]][] = [
  ['chamber-east', '华东青年企业家商会', 320, ['{YL09} 专属礼遇 5,000 元', '企业充电桩安装优惠', '专属顾问一对一接待']],
  ['alumni-river', '江城大学校友会', 200, ['选装基金 3,000 元', '校友日专场试驾', '首年保养礼包']],
  ['owners-north', '北方自驾车友会', 150, ['越野套件 8 折', '车友会车队服务支持']],
  ['alumni-harbour', '海港理工校友会', 90, ['选装基金 2,000 元', '毕业季限定外观贴饰']],
  ['doctors', '仁和医师协会', 60, ['医护人员专属礼遇 4,000 元', '送车上门']],
  ['photographers', '山海摄影协会', -20, ['外出摄影专属保障套餐']],
];

/** Requests of demo people: who, where, in which state, sent so many days ago, and why it was refused. */
const REQUESTS: readonly (readonly [
  person: string,
  association: string,
  state: BindingState,
  days: number,
  reason: string,
])[] = [
  ['person-owner', 'chamber-east', 'bound', 40, ''],
  ['person-member', 'photographers', 'bound', 200, ''],
  ['person-collector', 'owners-north', 'refused', 3, '会员卡照片不清晰，请重新拍摄后提交'],
  ...Array.from({ length: 24 }, (_, index) => {
    const person = `person-guest-${String(index + 1).padStart(2, '0')}`;
    const [id] = ASSOCIATIONS[index % 5] ?? ASSOCIATIONS[0] ?? ['chamber-east'];
    return [person, id, 'inReview', 0.1 + index / 9, ''] as const;
  }),
];
const NAMES = ['林知夏', '周远航', '陈一鸣', '沈予安', '许星野', '顾南乔', '江照野', '苏晚晴'];

const rowsOf = (now: number): AssociationRow[] =>
  ASSOCIATIONS.map(([id, name, days, rights], position) => ({
    ...{ id, name, rights: [...rights], position },
    contractUntil: now + days * DAY_MS,
  }));

/** A request with its answers, and the number of a member that nobody else has. */
async function addRequest(
  ctx: Ctx,
  form: FormDefinition,
  request: (typeof REQUESTS)[number],
  n: number,
): Promise<void> {
  const [accountId, associationId, state, days, reason] = request;
  const createdAt = ctx.now() - days * DAY_MS;
  const [id, memberNo] = [`binding-${n}`, `DEMO${String(100_200 + n)}`];
  const answers = {
    ...{ association: associationId, name: NAMES[n % NAMES.length] ?? '', memberNo },
    ...{ card: [asset('campaigns/association.webp')], consent: '2026-11' },
  };
  await keepDemoEntry(ctx, form, { userId: accountId, entryId: id, answers, createdAt });
  const decidedAt = state === 'inReview' ? null : createdAt + DAY_MS;
  await insertBinding(ctx.db, {
    ...{ accountId, id, associationId, state, reason, ...numberOf(ctx, associationId, memberNo) },
    ...{ decidedAt, decidedBy: null, unboundAt: null, createdAt, updatedAt: decidedAt ?? createdAt },
  });
}

/** Associations with their form, and requests in every state. */
export async function seedAssociations(ctx: Ctx): Promise<void> {
  const form = fillDeep(FORM);
  await defineForm(ctx, form);
  await insertAssociations(ctx.db, fillDeep(rowsOf(ctx.now())));
  const people = await findPeople(
    ctx,
    REQUESTS.map(([accountId]) => accountId),
  );
  for (const [index, request] of REQUESTS.entries())
    if (people.has(request[0])) await addRequest(ctx, form, request, index + 1);
}
