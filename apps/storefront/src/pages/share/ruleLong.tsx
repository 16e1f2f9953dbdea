import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { brand } from '@voltfront/brand';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { RewardTable } from '@/features/invite/reward-table';
import { navigate, pageAction } from '@/navigation';
import { Page } from '@/page';
import { dial } from '@/platform/external';
import { scrollToTopOf } from '@/platform/scroll';
import { BottomBar, Button, Cell, CellGroup, longDate, NoticeBar, PickerSheet, Skeleton } from '@/ui';

const ROUTE = '/pages/share/ruleLong';
const PROGRAMME = 'referral';
const TABLE = 'rewards';
const SECTION = 'section';

/** 长期推荐规则: the rules of the permanent programme in every version, with a table of contents and of the rewards. */
export default function RuleLongPage() {
  const [version, setVersion] = useState<number>();
  const [isChoosing, setChoosing] = useState(false);
  const query = { slug: PROGRAMME, ...(version !== undefined && { version }) };
  const rules = useQuery(apiQuery('GET /api/mpmkt/v1/campaign/invite/rules', query));
  const { data } = rules;
  // The chat, by telephone where this build has none.
  const ask = pageAction('/yunxin/ChatActivity') ?? (() => dial(brand.phoneDigits));
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[rules]}
      onReachBottom={() => undefined}
      hasBottomBar
      skeleton={<Skeleton variant="detail" />}
    >
      {() =>
        data && (
          <>
            {!data.isCurrent && <NoticeBar icon="info">{t`这是历史版本，以最新版本为准`}</NoticeBar>}
            <CellGroup inset>
              <Cell
                title={t`规则版本 ${data.version}`}
                note={t`自 ${longDate(data.effectiveAt)} 起生效`}
                value={t`历史版本`}
                onClick={() => setChoosing(true)}
              />
            </CellGroup>
            <CellGroup inset title={t`目录`}>
              <Cell title={t`奖励一览`} onClick={() => scrollToTopOf(TABLE)} />
              {data.sections.map(({ title }, index) => (
                <Cell
                  key={title}
                  title={`${index + 1}. ${title}`}
                  onClick={() => scrollToTopOf(`${SECTION}-${index}`)}
                />
              ))}
            </CellGroup>
            <div id={TABLE}>
              <RewardTable ladder={data.ladder} />
            </div>
            <CampaignRules rules={data} anchor={SECTION} />
            <CellGroup inset>
              <Cell icon="service" title={t`对规则有疑问`} note={t`在线客服为您解答`} onClick={ask} />
            </CellGroup>
            <BottomBar>
              <Button block onClick={() => navigate('/pages/share/index', {})}>{t`去邀请`}</Button>
            </BottomBar>
            <PickerSheet
              isOpen={isChoosing}
              onClose={() => setChoosing(false)}
              title={t`历史版本`}
              options={data.versions.map((each) => ({
                key: String(each.version),
                text: t`版本 ${each.version}，${longDate(each.effectiveAt)} 起`,
              }))}
              value={String(data.version)}
              onSelect={(key) => setVersion(Number(key))}
            />
          </>
        )
      }
    </Page>
  );
}
