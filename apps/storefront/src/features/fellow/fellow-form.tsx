import { t } from '@lingui/core/macro';
import type { FellowData } from '@voltfront/contract';
import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import { ApiError, useApiMutation } from '@/api';
import { sendCode } from '@/features/account/own-code';
import { useCities } from '@/features/form/use-cities';
import { useArea } from '@/features/place/use-area';
import { showInMiddle } from '@/platform/scroll';
import {
  BottomBar,
  Button,
  CodeField,
  ConsentBox,
  Field,
  Form,
  type FormErrors,
  PhoneField,
  RegionField,
  Section,
  TextField,
  toast,
  useForm,
} from '@/ui';

const NAME_LEAST = 2;
const NAME_MOST = 12;
const CODE_LENGTH = 6;

interface Values {
  name: string;
  mobile: string;
  code: string;
  cityCode: string | null;
  isAgreed: boolean;
}

const nothing: Values = { name: '', mobile: '', code: '', cityCode: null, isAgreed: false };

const check = ({ name, mobile, code, cityCode, isAgreed }: Values): FormErrors<Values> => ({
  ...(name.trim().length < NAME_LEAST && { name: t`请填写姓名，2 至 12 个字` }),
  ...(!isMainlandPhone(mobile) && { mobile: t`请填写 11 位手机号` }),
  ...(code.length < CODE_LENGTH && { code: t`请填写 6 位验证码` }),
  ...(!cityCode && { cityCode: t`请选择所在城市` }),
  ...(!isAgreed && { isAgreed: t`请先同意由顾问与您联系` }),
});

export interface FellowFormProps {
  fellow: FellowData;
  shareCode: string;
  onDone: () => void;
}

/** Name, phone with its code and city, for an adviser to call back. */
export function FellowForm({ fellow, shareCode, onDone }: FellowFormProps) {
  const { slug } = fellow.campaign;
  const cities = useCities();
  const area = useArea();
  const form = useForm<Values>({ name: 'fellow', initial: nothing, check, reveal: showInMiddle });
  const submit = useApiMutation('POST /api/mpmkt/v1/campaign/fellow/submit');
  const send = async ({ name, mobile, code, cityCode }: Values) => {
    try {
      const body = { slug, shareCode, name: name.trim(), mobile, code, cityCode: cityCode ?? '' };
      const { state } = await submit.mutateAsync(body);
      toast(state === 'mine' ? t`提交成功，顾问会尽快与您联系` : t`您已有专属顾问，我们已通知 TA`);
      form.reset();
      onDone();
    } catch (error) {
      // A refusal is told by the call; what was typed stays.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <Form form={form} onSubmit={send} label={t`请顾问联系我`}>
      {({ submit: start, isBusy }) => (
        <>
          <Section title={t`请顾问联系我`}>
            <TextField label={t`姓名`} placeholder={t`请填写您的姓名`} maxLength={NAME_MOST} {...form.field('name')} />
            <PhoneField label={t`手机号`} {...form.field('mobile')} />
            <CodeField
              {...form.field('code')}
              canSend={isMainlandPhone(form.values.mobile)}
              onSend={() => sendCode(form.values.mobile, 'form')}
            />
            <RegionField
              label={t`所在城市`}
              placeholder={t`请选择城市`}
              regions={cities}
              nearCode={area?.cityCode}
              cityCode={form.values.cityCode}
              id={form.field('cityCode').id}
              error={form.errors.cityCode}
              onChange={(choice) => form.set({ cityCode: choice.city.code })}
            />
          </Section>
          <Section pad="m">
            <Field bare id={form.field('isAgreed').id} error={form.errors.isAgreed}>
              <ConsentBox checked={form.values.isAgreed} onChange={(isAgreed) => form.set({ isAgreed })}>
                {t`同意由该顾问就本次购车与我联系，90 天内由 TA 服务`}
              </ConsentBox>
            </Field>
          </Section>
          <BottomBar>
            <Button block loading={isBusy} onClick={start}>
              {t`提交`}
            </Button>
          </BottomBar>
        </>
      )}
    </Form>
  );
}
