import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@voltfront/contract';
import { useEffect, useState } from 'react';
import { apiQuery } from '@/api';
import { returnToCalculator } from '@/features/finance/calculator/return-to-calculator';
import { AirModels } from '@/features/finance/rules/air-models';
import { RuleMeta } from '@/features/finance/rules/rule-meta';
import { RuleHeading, RuleIndex, RuleSection, showSection } from '@/features/finance/rules/rule-sections';
import styles from '@/features/finance/rules/rules.module.css';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, Icon, type IconName, NoticeBar, Skeleton, Text } from '@/ui';

const ROUTE = '/pagesDetail/financialCalculator/airRule';

type AirRule = ReplyOf<'GET /api/mporder/v1/finance/airRule'>;

/** 轻享贷规则: who qualifies, the final payment, and what can be done at the end. */
export default function AirRulePage() {
  const params = useParams(ROUTE);
  const [version, setVersion] = useState(params.version);
  const { modelId } = params;
  const rule = useQuery({
    ...apiQuery('GET /api/mporder/v1/finance/airRule', { modelId, version }),
    placeholderData: keepPreviousData,
  });
  const { data } = rule;
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady && params.section) showSection(params.section);
  }, [isReady, params.section]);
  const asked = data?.models.find((model) => model.modelId === modelId);
  const offered = data?.models.find((model) => model.isOffered);
  const isOff = asked?.isOffered === false;
  const target = isOff ? offered : asked;
  return (
    <Page
      route={ROUTE}
      plain
      queries={[rule]}
      skeleton={<Skeleton variant="text" count={5} />}
      bottom={() => (
        <BottomBar>
          <Button
            block
            disabled={!offered}
            onClick={() =>
              returnToCalculator({ tab: 'air', ...(isOff ? { modelId: target?.modelId } : {}) }, { modelId })
            }
          >
            {isOff && target ? t`试算 ${target.modelName}` : t`试算`}
          </Button>
        </BottomBar>
      )}
    >
      {() => data && <AirRuleText rule={data} notOffered={isOff ? asked.modelName : null} onVersion={setVersion} />}
    </Page>
  );
}

interface AirRuleTextProps {
  rule: AirRule;
  /** Name of the model asked about when it has no such loan. */
  notOffered: string | null;
  onVersion: (version: string) => void;
}

function AirRuleText({ rule, notOffered, onVersion }: AirRuleTextProps) {
  const { sections, endings, models } = rule;
  const entries = [
    ...sections,
    { sectionId: 'endings', title: t`到期三种选择` },
    { sectionId: 'models', title: t`车型保值与里程` },
  ];
  const count = entries.length;
  return (
    <div className={styles.page}>
      {notOffered && (
        <NoticeBar tone="warning" className={styles.notice}>
          {t`该车型暂不支持：${notOffered} 暂未开放轻享贷`}
        </NoticeBar>
      )}
      <RuleMeta {...rule} onVersion={onVersion} />
      <RuleIndex entries={entries} />
      {sections.map((section, at) => (
        <RuleSection key={section.sectionId} section={section} number={at + 1} />
      ))}
      <div className={styles.section}>
        <RuleHeading sectionId="endings" title={t`到期三种选择`} number={count - 1} />
        {endings.map((ending) => (
          <Ending key={ending.code} ending={ending} />
        ))}
      </div>
      <div className={styles.section}>
        <RuleHeading sectionId="models" title={t`车型保值与里程`} number={count} />
        <AirModels models={models} />
      </div>
    </div>
  );
}

const MARKS: Record<AirRule['endings'][number]['code'], IconName> = {
  pay: 'wallet',
  refinance: 'refresh',
  return: 'key',
};

function Ending({ ending: { code, title, text } }: { ending: AirRule['endings'][number] }) {
  return (
    <div className={styles.ending}>
      <span className={styles.endingMark}>
        <Icon name={MARKS[code]} size={24} />
      </span>
      <div>
        <div className={styles.endingTitle}>{title}</div>
        <Text size="label" tone="secondary" leading="body">
          {text}
        </Text>
      </div>
    </div>
  );
}
