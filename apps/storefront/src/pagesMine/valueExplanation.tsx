import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { growthQuestions, growthRuleSections } from '@/features/growth/growth-rules';
import { RuleSections } from '@/features/points/rule-sections';
import { openLink } from '@/navigation';
import { Page } from '@/page';
import { isLoggedIn } from '@/session';
import { Button, Collapse, longDate, Section, Text } from '@/ui';
import styles from './integralExplanation.module.css';

/** 成长值说明: levels, ways to grow, the yearly review and benefits, by the rules in force. */
export default function ValueExplanationPage() {
  const rules = useQuery(apiQuery('GET /api/mpintegral/v1/growth/rules'));
  return (
    <Page route="/pagesMine/valueExplanation" queries={[rules]}>
      {() =>
        rules.data && (
          <div className={styles.page}>
            <RuleSections
              sections={[
                ...growthRuleSections(rules.data),
                {
                  key: 'questions',
                  title: t`常见问题`,
                  content: <Collapse items={growthQuestions()} />,
                  isFlush: true,
                },
              ]}
            />
            <Section pad="l">
              <Text size="small" tone="secondary">
                {t`规则版本 ${rules.data.version}，自 ${longDate(rules.data.effectiveAt)} 起生效`}
              </Text>
            </Section>
            <div className={styles.actions}>
              <Button block size="medium" onClick={() => openLink('/pagesMine/value/index')}>
                {isLoggedIn() ? t`查看我的成长值` : t`登录查看成长值`}
              </Button>
            </div>
          </div>
        )
      }
    </Page>
  );
}
