import { t } from '@lingui/core/macro';
import type { BodyInputOf, QuotaData } from '@voltfront/contract';
import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import { ApiError, useApiMutation } from '@/api';
import { navigate } from '@/navigation';
import { showInMiddle } from '@/platform/scroll';
import {
  BottomBar,
  Button,
  Field,
  Form,
  type FormErrors,
  PhoneField,
  RadioGroup,
  Section,
  TextField,
  useForm,
} from '@/ui';
import { keepGiftDraft } from './gift-draft';
import { familyName } from './quota-words';

const CHECK = 'POST /api/mpmkt/v1/campaign/quota/receiver';
const RELATIONS = ['spouse', 'parent', 'child', 'sibling'] as const;
const NAME_LEAST = 2;
const NAME_MOST = 20;

interface Values {
  place: string | null;
  name: string;
  mobile: string;
  relation: (typeof RELATIONS)[number] | null;
}

function check({ place, name, mobile, relation }: Values): FormErrors<Values> {
  return {
    ...(!place && { place: t`请选择要赠送的券` }),
    ...(name.trim().length < NAME_LEAST && { name: t`请填写领取人姓名，2 至 20 个字` }),
    ...(!isMainlandPhone(mobile) && { mobile: t`请填写 11 位手机号` }),
    ...(!relation && { relation: t`请选择与领取人的关系` }),
  };
}

/** What is sent of values that were checked. */
const bodyOf = (slug: string, { place, name, mobile, relation }: Values): BodyInputOf<typeof CHECK> => ({
  slug,
  place: place ?? '',
  name: name.trim(),
  mobile,
  relation: relation ?? 'spouse',
});

/** Who gets which coupon; it is confirmed on the next page. */
export function GiveForm({ quota, places }: { quota: QuotaData; places: readonly string[] }) {
  const { slug, state } = quota.campaign;
  const isLocked = state !== 'running';
  const initial: Values = { place: places[0] ?? null, name: '', mobile: '', relation: null };
  const form = useForm<Values>({ name: 'inner-gift', initial, check, reveal: showInMiddle });
  const checking = useApiMutation(CHECK);
  const send = async (values: Values) => {
    const body = bodyOf(slug, values);
    try {
      await checking.mutateAsync(body);
      keepGiftDraft(body);
      void navigate('/pagesBannerActivity/innerShare/confirm', { id: slug });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.refuse({ mobile: error.message });
    }
  };
  const place = form.field('place');
  const relation = form.field('relation');
  return (
    <Form form={form} onSubmit={send} label={t`赠送亲友`}>
      {({ submit, isBusy }) => (
        <>
          <Section title={t`选择内购券`}>
            <Field label={t`可赠送的券`} id={place.id} error={place.error}>
              <RadioGroup
                variant="tiles"
                label={t`可赠送的券`}
                options={places.map((key, index) => ({ key, text: t`亲友券 ${index + 1}`, disabled: isLocked }))}
                value={place.value}
                onChange={place.onChange}
              />
            </Field>
          </Section>
          <Section title={t`领取人`}>
            <TextField
              label={t`姓名`}
              placeholder={t`请填写领取人姓名`}
              maxLength={NAME_MOST}
              disabled={isLocked}
              {...form.field('name')}
            />
            <PhoneField label={t`手机号`} disabled={isLocked} {...form.field('mobile')} />
            <Field label={t`关系`} id={relation.id} error={relation.error}>
              <RadioGroup
                variant="tiles"
                label={t`关系`}
                options={RELATIONS.map((key) => ({ key, text: familyName(key), disabled: isLocked }))}
                value={relation.value}
                onChange={relation.onChange}
              />
            </Field>
          </Section>
          <BottomBar>
            <Button block disabled={isLocked} loading={isBusy} onClick={submit}>
              {isLocked ? t`当前不可赠送` : t`下一步`}
            </Button>
          </BottomBar>
        </>
      )}
    </Form>
  );
}
