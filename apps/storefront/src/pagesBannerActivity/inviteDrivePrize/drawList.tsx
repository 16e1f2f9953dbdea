import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ChanceList, useChances } from '@/features/draw/chance-list';
import { RecordList, useDrawRecords } from '@/features/draw/record-list';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { formatAddress } from '@/platform/router/address';
import { getSession } from '@/session';
import { Tabs } from '@/ui';

const ROUTE = '/pagesBannerActivity/inviteDrivePrize/drawList';
/** Page of the friends of the campaign, whose chances these are. */
const LANDING = '/pagesBannerActivity/inviteDrivePrize/share';

/** 抽奖记录: own draws with what they brought, and the chances that are left. */
export default function DrawListPage() {
  const { id = 'invite-drive-prize', draw = 'invite-drive-prize-draw' } = useParams(ROUTE);
  const [tab, setTab] = useState('records');
  const records = useDrawRecords(draw);
  const chances = useChances(draw);
  const shown = tab === 'records' ? records : chances;
  const goToBoard = () => navigate('/pagesBannerActivity/inviteDrivePrize/index', { id });
  return (
    <Page
      route={ROUTE}
      onRefresh={shown.refresh}
      onReachBottom={shown.loadMore}
      share={() => ({
        title: t`邀试驾 赢好礼`,
        address: formatAddress(LANDING, { id, share_code: getSession().user?.userId }),
      })}
    >
      <Tabs
        stretch
        label={t`抽奖记录`}
        items={[
          { key: 'records', text: t`抽奖记录` },
          { key: 'chances', text: t`抽奖机会` },
        ]}
        activeKey={tab}
        onChange={setTab}
      />
      {tab === 'records' ? (
        <RecordList records={records} onDraw={goToBoard} empty={{ title: t`暂无抽奖记录`, go: t`去抽奖` }} />
      ) : (
        <ChanceList chances={chances} onInvite={goToBoard} />
      )}
    </Page>
  );
}
