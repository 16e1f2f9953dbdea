import { t } from '@lingui/core/macro';
import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import type { FormErrors } from '@/ui';

/** Values of the blind booking form. */
export interface BlindForm {
  name: string;
  mobile: string;
}

const NAME_MAX = 30;

function nameError(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return t`请填写姓名`;
  if (length < 2) return t`至少 2 个字`;
  return length > NAME_MAX ? t`最多 ${NAME_MAX} 个字` : undefined;
}

function mobileError(mobile: string): string | undefined {
  if (!mobile) return t`请填写手机号`;
  return isMainlandPhone(mobile) ? undefined : t`手机号格式有误，请检查`;
}

/** Error messages of name and phone. */
export function blindErrors({ name, mobile }: BlindForm): FormErrors<BlindForm> {
  const errors: FormErrors<BlindForm> = {};
  const [aboutName, aboutMobile] = [nameError(name), mobileError(mobile)];
  if (aboutName) errors.name = aboutName;
  if (aboutMobile) errors.mobile = aboutMobile;
  return errors;
}
