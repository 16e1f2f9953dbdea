import { t } from '@lingui/core/macro';
import { type PrivacyPlatform, privacyListedOn, privacyListVersion } from '@voltfront/brand/privacy';
import { useState } from 'react';
import { ListDate } from '@/features/documents/list-date';
import { findParties, type PartyGroup, platformsFrom } from '@/features/documents/parties/find-parties';
import { PartyCard } from '@/features/documents/parties/party-card';
import { platformName } from '@/features/documents/platform-name';
import { Page } from '@/page';
import { platformCode } from '@/platform/environment';
import { EmptyState, SearchBar, Tabs } from '@/ui';
import styles from './lists.module.css';

/** Third parties by platform and purpose; built in, so that it reads without a network. */
export default function CooperationListPage() {
  const present = platformCode();
  const [platform, setPlatform] = useState<PrivacyPlatform>(present);
  const [search, setSearch] = useState('');
  const groups = findParties(platform, search);
  const tabs = platformsFrom(present).map((key) => ({
    key,
    text: key === present ? t`${platformName(key)}（当前）` : platformName(key),
  }));
  return (
    <Page route="/pagesDocuments/cooperationList">
      <div className={styles.page}>
        <div className={styles.top}>
          <Tabs
            label={t`平台`}
            items={tabs}
            activeKey={platform}
            onChange={(key) => setPlatform(key as PrivacyPlatform)}
          />
          <SearchBar value={search} onChange={setSearch} placeholder={t`搜索公司、产品或信息`} />
        </div>
        <div className={styles.intro}>
          {t`仅在您使用相应功能时，向下列合作方提供实现该功能所必需的信息。安全风控由我们自行提供，未接入第三方。`}
        </div>
        {groups.length === 0 && (
          <EmptyState
            title={t`没有找到“${search.trim()}”`}
            desc={t`换个词试试`}
            btnText={t`清空搜索`}
            onAction={() => setSearch('')}
          />
        )}
        {groups.map((group) => (
          <Parties key={`${platform}-${group.purpose}`} group={group} />
        ))}
        <ListDate version={privacyListVersion} day={privacyListedOn} />
      </div>
    </Page>
  );
}

function Parties({ group }: { group: PartyGroup }) {
  return (
    <>
      <div className={styles.heading} role="heading" aria-level={2}>
        {group.title}
      </div>
      {group.parties.map((party) => (
        <PartyCard key={party.key} party={party} />
      ))}
    </>
  );
}
