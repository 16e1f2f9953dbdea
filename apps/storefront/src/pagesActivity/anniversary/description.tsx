import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { CollectData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { windowWords } from '@/features/campaign/window-words';
import { COLLECT } from '@/features/collect/collect-cache';
import { taskText } from '@/features/collect/collect-words';
import { OddsBlock } from '@/features/collect/odds-block';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Cell, CellGroup, longDate, NoticeBar } from '@/ui';

const ROUTE = '/pagesActivity/anniversary/description';

/** 活动说明 of the anniversary. */
export default function AnniversaryDescriptionPage() {
  const { id: slug = 'anniversary' } = useParams(ROUTE);
  const collect = useQuery(apiQuery(COLLECT, { slug }));
  const { data } = collect;
  return (
    <Page route={ROUTE} subject={campaignSubject} queries={[collect]}>
      {() =>
        data && (
          <>
            <NoticeBar>{windowWords(data.campaign)}</NoticeBar>
            <Limits collect={data} />
            <OddsBlock collect={data} />
            <CampaignRules rules={data.campaign.rules} />
          </>
        )
      }
    </Page>
  );
}

/** What the campaign allows on a day, and its times. */
function Limits({ collect: { settings, drawing } }: { collect: CollectData }) {
  const { tasks, itemsPerDay, givesPerDay, asksPerDay, composeUntil } = settings;
  return (
    <CellGroup inset title={t`任务与时间`}>
      <Cell title={t`每日任务`} note={tasks.map(taskText).join('、')} value={t`最多 ${itemsPerDay} 张`} />
      <Cell title={t`赠送与求助`} value={t`每天各 ${givesPerDay} / ${asksPerDay} 次`} />
      {composeUntil !== null && <Cell title={t`合成截止`} value={longDate(composeUntil)} />}
      {drawing && <Cell title={t`开奖时间`} value={longDate(drawing.at)} />}
    </CellGroup>
  );
}
