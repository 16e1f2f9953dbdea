import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { returnToCalculator } from '@/features/finance/calculator/return-to-calculator';
import { RateTable } from '@/features/finance/rules/rate-table';
import { RuleMeta } from '@/features/finance/rules/rule-meta';
import { RuleHeading, RuleIndex, RuleSection, showSection } from '@/features/finance/rules/rule-sections';
import styles from '@/features/finance/rules/rules.module.css';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/financialCalculator/rule';
const RATES = 'rates';

/** 计算说明: how each figure is worked out, and the rates of today. */
export default function FinanceRulePage() {
  const params = useParams(ROUTE);
  const [version, setVersion] = useState(params.version);
  const rule = useQuery({
    ...apiQuery('GET /api/mporder/v1/finance/rule', { version }),
    placeholderData: keepPreviousData,
  });
  const { data } = rule;
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady && params.section) showSection(params.section);
  }, [isReady, params.section]);
  const entries = data ? [...data.sections, { sectionId: RATES, title: t`当前利率与有效期` }] : [];
  return (
    <Page
      route={ROUTE}
      plain
      queries={[rule]}
      skeleton={<Skeleton variant="text" count={5} />}
      bottom={
        <BottomBar>
          <Button block onClick={() => returnToCalculator({})}>
            {t`返回计算器`}
          </Button>
        </BottomBar>
      }
    >
      {() =>
        data && (
          <div className={styles.page}>
            <RuleMeta {...data} onVersion={setVersion} />
            <RuleIndex entries={entries} />
            {data.sections.map((section, at) => (
              <RuleSection key={section.sectionId} section={section} number={at + 1} />
            ))}
            <div className={styles.section}>
              <RuleHeading sectionId={RATES} title={t`当前利率与有效期`} number={entries.length} />
              <RateTable rates={data.rates} />
            </div>
          </div>
        )
      }
    </Page>
  );
}
