import { t } from '@lingui/core/macro';
import type { CareData } from '@voltfront/contract';
import type { AdviserReason } from '@voltfront/rules/care/adviser-request';

type Store = CareData['stores'][number];
type Visit = CareData['toRate'][number];
type Adviser = NonNullable<CareData['adviser']>;

/** What a store does for the person. */
export function purposeName(purpose: Store['purpose']): string {
  const names = { delivery: () => t`交付门店`, service: () => t`服务门店`, chosen: () => t`我的门店` };
  return names[purpose]();
}

/** What a person comes, or came, to a store for. */
export function visitName(kind: Visit['kind']): string {
  const names = { pickup: () => t`提车`, service: () => t`保养`, viewing: () => t`到店看车`, drive: () => t`试驾` };
  return names[kind]();
}

export function reasonName(reason: AdviserReason): string {
  const names = {
    reply: () => t`回复不及时`,
    expertise: () => t`专业度不足`,
    manner: () => t`沟通不顺畅`,
    time: () => t`服务时间不合适`,
    other: () => t`其他原因`,
  };
  return names[reason]();
}

/** Why a store cannot be changed; empty where it can. */
export function fixedWords({ fixedBy }: Store): string {
  if (fixedBy === 'lock') return t`订单已锁定，门店不可更改`;
  if (fixedBy === 'appointment') return t`已有预约，如需更换请先取消预约`;
  return fixedBy === 'order' ? t`门店随当前订单确定` : '';
}

const weekdayNames = () => [t`周日`, t`周一`, t`周二`, t`周三`, t`周四`, t`周五`, t`周六`];

/** `10:00-19:00，周二休息`. */
export function dutyWords({ hours, restDays }: Adviser): string {
  const names = weekdayNames();
  const days = restDays.map((day) => names[day] ?? '').join('、');
  if (days === '') return hours;
  return hours === '' ? t`${days}休息` : t`${hours}，${days}休息`;
}
