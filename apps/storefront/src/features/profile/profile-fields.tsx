import { t } from '@lingui/core/macro';
import { formatDate } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { serverNow } from '@/api';
import { useCities } from '@/features/form/use-cities';
import { useArea } from '@/features/place/use-area';
import { pageAction } from '@/navigation';
import { Cell, CellGroup, DateField, lazySheet, modal, RegionField, Select, SelectTrigger } from '@/ui';
import { type Profile, reviewOf, reviewWords } from './field-mark';
import { useSaveField } from './use-save-field';

const IntroductionSheet = lazySheet(() => import('./introduction-sheet').then((file) => file.IntroductionSheet));

const OLDEST_DAY = '1900-01-01';
/** Where the wheels of the birthday begin. */
const USUAL_DAY = '1990-01-01';

/** Lines of the profile; each is saved by itself. @param isOfApp the native car app keeps the nickname */
export function ProfileFields({ profile, isOfApp }: { profile: Profile; isOfApp: boolean }) {
  return (
    <>
      <CellGroup inset>
        <NicknameLine profile={profile} isOfApp={isOfApp} />
        <SexLine profile={profile} />
        <BirthdayLine profile={profile} />
        <CityLine profile={profile} />
        <IntroductionLine profile={profile} />
      </CellGroup>
      <CellGroup inset>
        <Cell title={t`手机号`} value={profile.maskedMobile} onClick={pageAction('/pagesMine/accountManage')} />
      </CellGroup>
    </>
  );
}

function NicknameLine({ profile, isOfApp }: { profile: Profile; isOfApp: boolean }) {
  const open = pageAction('/pagesMine/userInfo/username');
  if (isOfApp || !open)
    return <Cell title={t`昵称`} value={profile.nickname} note={t`头像与昵称请在 App 的个人中心修改`} />;
  return (
    <SelectTrigger
      label={t`昵称`}
      text={profile.nickname}
      icon="chevron-right"
      onOpen={open}
      {...reviewWords(reviewOf(profile, 'nickname'))}
    />
  );
}

function SexLine({ profile }: { profile: Profile }) {
  const { save, isSaving } = useSaveField();
  return (
    <Select
      label={t`性别`}
      options={[
        { key: 'male', text: t`男` },
        { key: 'female', text: t`女` },
        { key: 'secret', text: t`保密` },
      ]}
      value={profile.sex}
      disabled={isSaving}
      onChange={(value) => void save({ field: 'sex', value })}
    />
  );
}

function BirthdayLine({ profile }: { profile: Profile }) {
  const { save, isSaving } = useSaveField();
  const { birthday, birthdayFrom } = profile;
  const nextDay = birthdayFrom === null ? '' : formatDate(birthdayFrom);
  const take = async (value: string) => {
    if (value === birthday) return;
    const content = t`生日每年可修改一次，确定保存为 ${value} 吗？`;
    if (await modal({ content, confirmText: t`保存` })) await save({ field: 'birthday', value });
  };
  return (
    <DateField
      label={t`生日`}
      value={birthday}
      min={OLDEST_DAY}
      max={formatDate(serverNow())}
      start={USUAL_DAY}
      now={serverNow}
      disabled={isSaving || birthdayFrom !== null}
      hint={birthdayFrom === null ? undefined : t`${nextDay} 起可再次修改`}
      onChange={(value) => void take(value)}
    />
  );
}

function CityLine({ profile }: { profile: Profile }) {
  const { save, isSaving } = useSaveField();
  const cities = useCities();
  const area = useArea();
  return (
    <RegionField
      label={t`城市`}
      regions={cities}
      nearCode={area?.cityCode}
      cityCode={profile.city?.cityCode ?? null}
      disabled={isSaving}
      onChange={(choice) => void save({ field: 'city', value: choice.city.code })}
    />
  );
}

function IntroductionLine({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SelectTrigger
        label={t`简介`}
        text={profile.introduction}
        placeholder={t`介绍一下自己`}
        icon="chevron-right"
        onOpen={() => setOpen(true)}
        bare
        {...reviewWords(reviewOf(profile, 'introduction'))}
      />
      <IntroductionSheet isOpen={isOpen} onClose={() => setOpen(false)} text={profile.introduction} />
    </>
  );
}
