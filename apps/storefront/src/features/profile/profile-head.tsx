import { t } from '@lingui/core/macro';
import { dropOversizedFiles } from '@voltfront/rules/validation/upload-size';
import { useState } from 'react';
import { type ChosenFile, chooseImages } from '@/platform/upload';
import { ActionSheet, Avatar, Button, Fill, lazySheet, Section, Stack, Tag, Text, toast } from '@/ui';
import { type Profile, reviewOf, reviewWords } from './field-mark';
import styles from './profile.module.css';
import { useSaveField } from './use-save-field';

const AvatarCropper = lazySheet(() => import('./avatar-cropper').then((file) => file.AvatarCropper));

/** Picture, badges and number of a person. @param isOfApp the native car app keeps the picture */
export function ProfileHead({ profile, isOfApp }: { profile: Profile; isOfApp: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const { save } = useSaveField();
  const review = reviewOf(profile, 'avatar');
  const { hint, error } = reviewWords(review);
  const shown = review?.state === 'pending' && !isOfApp ? review.value : profile.avatar;

  const choose = async (source: string) => {
    const chosen = await chooseImages({ count: 1, sourceType: [source === 'camera' ? 'camera' : 'album'] });
    const { kept, message } = dropOversizedFiles(chosen);
    if (message) toast(message);
    if (kept[0]) setFile(kept[0]);
  };
  return (
    <>
      <Section>
        <Stack row align="center" gap={3} className={styles.head}>
          <Avatar src={shown} name={t`头像`} size="large" onClick={isOfApp ? undefined : () => setAsking(true)} />
          <Fill>
            <Stack gap={2}>
              <Badges profile={profile} />
              <Text size="small" tone="secondary">{t`会员编号 ${profile.memberNo}`}</Text>
            </Stack>
          </Fill>
          {!isOfApp && <Button size="small" variant="secondary" onClick={() => setAsking(true)}>{t`更换头像`}</Button>}
        </Stack>
        {(hint || error) && !isOfApp && (
          <Text size="caption" tone={error ? 'warning' : 'secondary'} className={styles.mark}>
            {error ?? hint}
          </Text>
        )}
      </Section>
      <ActionSheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`更换头像`}
        items={[
          { key: 'album', text: t`从相册选择` },
          { key: 'camera', text: t`拍照` },
        ]}
        onSelect={(source) => void choose(source)}
      />
      <AvatarCropper
        isOpen={file !== null}
        file={file}
        onClose={() => setFile(null)}
        onSave={(value) => save({ field: 'avatar', value })}
      />
    </>
  );
}

function Badges({ profile: { roles } }: { profile: Profile }) {
  return (
    <Stack row gap={2} wrap>
      {roles.includes('owner') && <Tag tone="accent">{t`车主`}</Tag>}
      {roles.includes('employee') && <Tag tone="warning">{t`员工`}</Tag>}
      {!roles.includes('owner') && !roles.includes('employee') && <Tag>{t`会员`}</Tag>}
    </Stack>
  );
}
