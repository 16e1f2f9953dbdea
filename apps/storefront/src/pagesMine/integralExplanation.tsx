import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { brand } from '@voltfront/brand';
import { apiQuery } from '@/api';
import { EarningTable } from '@/features/points/earning-table';
import { RuleSections } from '@/features/points/rule-sections';
import { pointsQuestions, pointsRuleSections } from '@/features/points/rule-texts';
import { openLink } from '@/navigation';
import { Page } from '@/page';
import { dial } from '@/platform/external';
import { isLoggedIn } from '@/session';
import { Button, Collapse, longDate, Section, Stack, Text } from '@/ui';
import styles from './integralExplanation.module.css';

/** 积分说明: how points are earned, spent, expire and come back, by the rules in force. */
export default function IntegralExplanationPage() {
  const rules = useQuery(apiQuery('GET /api/mpintegral/v1/points/rules'));
  return (
    <Page route="/pagesMine/integralExplanation" queries={[rules]}>
      {() =>
        rules.data && (
          <div className={styles.page}>
            <RuleSections
              sections={[
                { key: 'earn', title: t`如何获得`, content: <EarningTable rules={rules.data} /> },
                ...pointsRuleSections(rules.data),
                {
                  key: 'questions',
                  title: t`常见问题`,
                  content: <Collapse items={pointsQuestions(rules.data)} />,
                  isFlush: true,
                },
              ]}
            />
            <Section pad="l">
              <Text size="small" tone="secondary">
                {t`规则版本 ${rules.data.version}，自 ${longDate(rules.data.effectiveAt)} 起生效`}
              </Text>
            </Section>
            <Stack row gap={3} className={styles.actions}>
              <Button block variant="secondary" size="medium" onClick={() => dial(brand.phoneDigits)}>
                {t`联系客服`}
              </Button>
              <Button block size="medium" onClick={() => openLink('/pagesMine/integral')}>
                {isLoggedIn() ? t`查看我的积分` : t`登录查看积分`}
              </Button>
            </Stack>
          </div>
        )
      }
    </Page>
  );
}
