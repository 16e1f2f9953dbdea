import { t } from '@lingui/core/macro';
import {
  type AddressLabel,
  addressLabels,
  RECEIVER_LENGTH,
  STREET_LENGTH,
} from '@voltfront/rules/address/address-limits';
import type { AreaProvince } from '@voltfront/rules/area/area-tree';
import { Cell, CellGroup, Field, PhoneField, RegionField, SegmentedControl, Switch, TextArea, TextField } from '@/ui';
import { labelWords } from './address-words';
import type { AddressForm } from './use-address-form';

const NO_LABEL = 'none';

export interface AddressFieldsProps {
  form: AddressForm;
  areas: readonly AreaProvince[];
  /** The address is the default now, and stays it until another one becomes it. */
  isDefaultNow: boolean;
}

/** Receiver, phone, area and street; label and default. */
export function AddressFields({ form, areas, isDefaultNow }: AddressFieldsProps) {
  const { state, pickPlace } = form;
  const { area, label, isDefault } = state.values;
  const labels: { key: AddressLabel | typeof NO_LABEL; text: string }[] = [
    ...addressLabels.map((key) => ({ key, text: labelWords(key) })),
    { key: NO_LABEL, text: t`不设置` },
  ];
  const { value: _area, ...areaField } = state.field('area');
  return (
    <>
      <CellGroup inset>
        <TextField
          {...state.field('receiver')}
          label={t`收货人`}
          required
          clearable
          autoComplete="name"
          maxLength={RECEIVER_LENGTH.max}
          placeholder={t`收货人姓名`}
        />
        <PhoneField {...state.field('mobile')} label={t`手机号`} required />
        <RegionField
          {...areaField}
          label={t`所在地区`}
          required
          regions={areas}
          cityCode={area?.cityCode ?? null}
          districtCode={area?.districtCode ?? null}
          placeholder={t`省 / 市 / 区县`}
          onChange={({ city, district }) =>
            state.set({ area: { cityCode: city.code, districtCode: district?.code ?? null } })
          }
        />
        <Cell icon="location" title={t`从地图选择位置`} onClick={() => void pickPlace()} />
        <TextArea
          {...state.field('street')}
          label={t`详细地址`}
          required
          bare
          maxLength={STREET_LENGTH.max}
          placeholder={t`街道、小区、楼栋与门牌号`}
        />
      </CellGroup>
      <CellGroup inset>
        <Field label={t`地址标签`} layout="column">
          <SegmentedControl
            label={t`地址标签`}
            items={labels}
            value={label ?? NO_LABEL}
            onChange={(key) => state.set({ label: key === NO_LABEL ? null : key })}
          />
        </Field>
        <Field
          label={t`设为默认地址`}
          end
          bare
          hint={isDefaultNow ? t`需要更换时，请将其他地址设为默认` : t`寄送奖品与商品时优先使用`}
        >
          <Switch
            label={t`设为默认地址`}
            checked={isDefault}
            disabled={isDefaultNow}
            onChange={(checked) => state.set({ isDefault: checked })}
          />
        </Field>
      </CellGroup>
    </>
  );
}
