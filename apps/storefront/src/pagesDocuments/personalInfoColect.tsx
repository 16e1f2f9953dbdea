import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { privacyListedOn, privacyListVersion } from '@voltfront/brand/privacy';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { CopyCard } from '@/features/documents/collection/copy-card';
import { groupItems } from '@/features/documents/collection/group-items';
import { ItemGroupCard } from '@/features/documents/collection/item-group';
import { ListDate } from '@/features/documents/list-date';
import { goToLogin } from '@/navigation';
import { Page } from '@/page';
import { useSession } from '@/session';
import { Button, NoticeBar, SegmentedControl } from '@/ui';
import styles from './lists.module.css';

type Days = '7' | '30' | '365';

/**
 * Everything that is collected, in groups. Visitors see what and why, without a network too; people who are logged in
 * also see their own values and how often each was collected.
 */
export default function PersonalInfoColectPage() {
  const { isLoggedIn } = useSession();
  const [days, setDays] = useState<Days>('30');
  const published = useQuery(apiQuery('GET /api/mpmkt/v1/privacy/catalogue', {}));
  const own = useQuery({
    ...apiQuery('GET /api/mpaccount/v1/privacy/own', { days }),
    enabled: isLoggedIn,
    placeholderData: keepPreviousData,
  });
  const facts = isLoggedIn && own.data ? new Map(own.data.facts.map((fact) => [fact.key, fact])) : undefined;
  const periods: { key: Days; text: string }[] = [
    { key: '7', text: t`近 7 天` },
    { key: '30', text: t`近 30 天` },
    { key: '365', text: t`近 365 天` },
  ];
  return (
    <Page route="/pagesDocuments/personalInfoColect">
      <div className={styles.page}>
        <div className={styles.intro}>
          {t`我们收集的信息、目的与场景如下。标有“同意后收集”的项目，在您同意隐私政策之前不会读取，也不会发送。`}
        </div>
        {isLoggedIn ? (
          <SegmentedControl label={t`统计时间`} items={periods} value={days} onChange={setDays} />
        ) : (
          <LoginHint />
        )}
        {isLoggedIn && own.isError && !own.data && (
          <NoticeBar tone="warning" onClick={() => own.refetch()}>{t`本人信息加载失败，点此重试`}</NoticeBar>
        )}
        {groupItems(published.data).map((group, index) => (
          <ItemGroupCard key={group.key} group={group} facts={facts} startsOpen={index === 0} />
        ))}
        {isLoggedIn && <CopyCard />}
        <ListDate
          version={published.data?.version ?? privacyListVersion}
          day={published.data?.listedOn ?? privacyListedOn}
        />
      </div>
    </Page>
  );
}

function LoginHint() {
  return (
    <div className={styles.hint}>
      <span className={styles.hintText}>{t`登录后可查看您本人的信息与收集次数`}</span>
      <Button size="small" variant="secondary" onClick={() => goToLogin()}>
        {t`登录`}
      </Button>
    </div>
  );
}
