import { t } from '@lingui/core/macro';
import type { FormErrors } from '@/ui';

/** The form of an own policy. */
export interface OwnPolicyValues {
  insurerName: string;
  policyNo: string;
  startsOn: string | null;
  endsOn: string | null;
  pictures: string[];
}

/** A policy number, as the server takes it. */
const POLICY_NO = /^[A-Za-z0-9-]{6,40}$/;
const SHORTEST_NAME = 2;

/** Everything that is wrong; `today` is a day such as `2026-11-24`. */
export function checkOwnPolicy(values: OwnPolicyValues, today: string): FormErrors<OwnPolicyValues> {
  const { insurerName, policyNo, startsOn, endsOn, pictures } = values;
  const errors: FormErrors<OwnPolicyValues> = {};
  if (insurerName.trim().length < SHORTEST_NAME) errors.insurerName = t`请填写保险公司名称`;
  if (!POLICY_NO.test(policyNo.trim())) errors.policyNo = t`请填写保单号，6 至 40 位字母、数字或横线`;
  if (startsOn === null) errors.startsOn = t`请选择保险起期`;
  if (endsOn === null) errors.endsOn = t`请选择保险止期`;
  else if (endsOn <= today) errors.endsOn = t`该保单已到期`;
  else if (startsOn !== null && endsOn <= startsOn) errors.endsOn = t`保险止期须晚于起期`;
  if (pictures.length === 0) errors.pictures = t`请上传保单图片`;
  return errors;
}
