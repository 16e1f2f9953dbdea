import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { NicknameForm } from '@/features/profile/nickname-form';
import { Page } from '@/page';

/** 修改昵称: once in 30 days, within the rules. */
export default function UsernamePage() {
  const profile = useQuery(apiQuery('GET /api/mpaccount/v1/profile'));
  return (
    <Page route="/pagesMine/userInfo/username" queries={[profile]}>
      {() => profile.data && <NicknameForm profile={profile.data} />}
    </Page>
  );
}
