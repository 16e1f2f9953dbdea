import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { returnToCalculator } from '@/features/finance/calculator/return-to-calculator';
import { RateTable } from '@/features/finance/rules/rate-table';
import { RuleMeta } from '@/features/finance/rules/rule-meta';
import { RuleIndex, RuleSection, showSection } from '@/features/finance/rules/rule-sections';
import styles from '@/features/finance/rules/rules.module.css';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/financialCalculator/rule';
/** The section whose end lists the rates of today. */
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
            <RuleIndex entries={data.sections} />
            {data.sections.map((section, at) => (
              <RuleSection key={section.sectionId} section={section} number={at + 1}>
                {section.sectionId === RATES && <RateTable rates={data.rates} />}
              </RuleSection>
            ))}
          </div>
        )
      }
    </Page>
  );
}
