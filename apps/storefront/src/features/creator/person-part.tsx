import { t } from '@lingui/core/macro';
import type { RecruitData } from '@voltfront/contract';
import { APPLICATION_LIMITS } from '@voltfront/rules/campaign/recruit';
import { useCities } from '@/features/form/use-cities';
import { Cell, RegionField, Section, TextField } from '@/ui';
import { type Application, idOfPart } from './use-application';

interface PersonPartProps {
  application: Application;
  own: NonNullable<RecruitData['own']>;
  /** Inside the native app: whose account it is. */
  nickname?: string;
}

/** Who applies. What the account says is only read. */
export function PersonPart({ application, own, nickname }: PersonPartProps) {
  const { draft, set, faultOf } = application;
  const cities = useCities();
  const { isOwner, carName } = own;
  const identity = isOwner ? [t`车主`, carName].filter(Boolean).join(' · ') : t`车迷`;
  return (
    <Section title={t`个人信息`}>
      {nickname !== undefined && <Cell title={t`昵称`} value={nickname} />}
      <Cell title={t`手机号`} value={own.maskedMobile} />
      <Cell title={t`身份`} value={identity} />
      <TextField
        id={idOfPart('name')}
        label={t`姓名`}
        required
        value={draft.name}
        onChange={(name) => set({ name })}
        maxLength={APPLICATION_LIMITS.nameMost}
        placeholder={t`请填写真实姓名`}
        error={faultOf('name')}
      />
      <RegionField
        id={idOfPart('cityCode')}
        label={t`所在城市`}
        required
        regions={cities}
        cityCode={draft.cityCode}
        onChange={({ city }) => set({ cityCode: city.code })}
        placeholder={t`请选择`}
        error={faultOf('cityCode')}
        bare
      />
    </Section>
  );
}
