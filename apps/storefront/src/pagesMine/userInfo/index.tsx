import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import styles from '@/features/profile/profile.module.css';
import { ProfileFields } from '@/features/profile/profile-fields';
import { ProfileHead } from '@/features/profile/profile-head';
import { useAppPerson } from '@/features/profile/use-app-person';
import { Page } from '@/page';

/** 个人资料: picture, nickname and what else a person says of themselves, saved field by field. */
export default function UserInfoPage() {
  const own = useQuery(apiQuery('GET /api/mpaccount/v1/profile'));
  const { profile, isOfApp } = useAppPerson(own.data);
  return (
    <Page route="/pagesMine/userInfo/index" queries={[own]}>
      {() =>
        profile && (
          <div className={styles.page}>
            <ProfileHead profile={profile} isOfApp={isOfApp} />
            <ProfileFields profile={profile} isOfApp={isOfApp} />
          </div>
        )
      }
    </Page>
  );
}
