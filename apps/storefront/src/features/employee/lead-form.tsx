import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { BodyInputOf, LeadHubData } from '@voltfront/contract';
import { LIMIT_REACHED } from '@voltfront/contract/error-codes';
import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import { ApiError, apiQuery, hasCode, useApiMutation } from '@/api';
import { useCities } from '@/features/form/use-cities';
import { useArea } from '@/features/place/use-area';
import { showInMiddle } from '@/platform/scroll';
import {
  BottomBar,
  Button,
  ConsentBox,
  Field,
  Form,
  type FormErrors,
  PhoneField,
  RadioGroup,
  RegionField,
  Section,
  Select,
  TextField,
  toast,
  useForm,
} from '@/ui';
import { readLeadsAgain } from './lead-keys';
import { relationName } from './lead-words';

const SUBMIT = 'POST /api/mpmkt/v1/campaign/lead';
const RELATIONS = ['relative', 'friend', 'client'] as const;
const NAME_LEAST = 2;
const NAME_MOST = 20;

interface Values {
  name: string;
  mobile: string;
  relation: (typeof RELATIONS)[number] | null;
  modelId: string | null;
  cityCode: string | null;
  isAgreed: boolean;
}

const nothing: Values = { name: '', mobile: '', relation: null, modelId: null, cityCode: null, isAgreed: false };

function check({ name, mobile, relation, modelId, cityCode, isAgreed }: Values): FormErrors<Values> {
  return {
    ...(name.trim().length < NAME_LEAST && { name: t`请填写客户姓名，2 至 20 个字` }),
    ...(!isMainlandPhone(mobile) && { mobile: t`请填写 11 位手机号` }),
    ...(!relation && { relation: t`请选择与客户的关系` }),
    ...(!modelId && { modelId: t`请选择意向车型` }),
    ...(!cityCode && { cityCode: t`请选择交付城市` }),
    ...(!isAgreed && { isAgreed: t`请先征得客户同意并勾选` }),
  };
}

/** Why nobody can be recommended now; null: it is possible. */
function reasonAgainst({ state }: LeadHubData['campaign']): string | null {
  if (state === 'ended') return t`活动已结束`;
  if (state === 'announced') return t`活动尚未开始`;
  return state === 'paused' ? t`活动暂停中` : null;
}

/** What is sent of values that were checked. */
const bodyOf = (slug: string, values: Values): BodyInputOf<typeof SUBMIT> => ({
  slug,
  name: values.name.trim(),
  mobile: values.mobile,
  relation: values.relation ?? 'friend',
  modelId: values.modelId ?? '',
  cityCode: values.cityCode ?? '',
  isAgreed: true,
});

/** Recommends a buyer; locked while the campaign does not run. */
export function LeadForm({ hub, onDone }: { hub: LeadHubData; onDone: () => void }) {
  const { campaign } = hub;
  const reason = reasonAgainst(campaign);
  const models = useQuery(apiQuery('GET /api/mporder/v1/vehicle/models', {}));
  const cities = useCities();
  const area = useArea();
  const form = useForm<Values>({ name: 'lead', initial: nothing, check, reveal: showInMiddle });
  const making = useApiMutation(SUBMIT);
  const send = async (values: Values) => {
    try {
      await making.mutateAsync(bodyOf(campaign.slug, values));
      readLeadsAgain();
      toast(t`推荐成功，客户已受 ${hub.settings.protectDays} 天保护`);
      form.reset();
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (hasCode(error, LIMIT_REACHED)) form.refuse({ mobile: error.message });
    }
  };
  const isLocked = reason !== null;
  const relation = form.field('relation');
  const options = models.data?.map(({ modelId, name }) => ({ key: modelId, text: name })) ?? [];
  return (
    <Form form={form} onSubmit={send} label={t`推荐客户`}>
      {({ submit, isBusy }) => (
        <>
          <Section title={t`推荐客户`}>
            <TextField
              label={t`客户姓名`}
              placeholder={t`请填写真实姓名`}
              maxLength={NAME_MOST}
              disabled={isLocked}
              {...form.field('name')}
            />
            <PhoneField label={t`手机号`} disabled={isLocked} {...form.field('mobile')} />
            <Field label={t`与客户关系`} id={relation.id} error={relation.error}>
              <RadioGroup
                variant="tiles"
                label={t`与客户关系`}
                options={RELATIONS.map((key) => ({ key, text: relationName(key), disabled: isLocked }))}
                value={relation.value}
                onChange={relation.onChange}
              />
            </Field>
            <Select label={t`意向车型`} options={options} disabled={isLocked} {...form.field('modelId')} />
            <RegionField
              label={t`交付城市`}
              placeholder={t`请选择城市`}
              regions={cities}
              nearCode={area?.cityCode}
              cityCode={form.values.cityCode}
              disabled={isLocked}
              id={form.field('cityCode').id}
              error={form.errors.cityCode}
              onChange={(choice) => form.set({ cityCode: choice.city.code })}
            />
          </Section>
          <Section pad="m">
            <Field bare id={form.field('isAgreed').id} error={form.errors.isAgreed}>
              <ConsentBox
                checked={form.values.isAgreed}
                disabled={isLocked}
                onChange={(isAgreed) => form.set({ isAgreed })}
              >
                {t`客户已知情，并同意由门店顾问与其联系`}
              </ConsentBox>
            </Field>
          </Section>
          <BottomBar>
            <Button block disabled={isLocked} loading={isBusy} onClick={submit}>
              {reason ?? t`提交推荐`}
            </Button>
          </BottomBar>
        </>
      )}
    </Form>
  );
}
