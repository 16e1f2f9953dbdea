import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { checkInSections } from '@/features/points/check-in-rules';
import { ReminderCell } from '@/features/points/reminder-cell';
import { RuleSections } from '@/features/points/rule-sections';
import rules from '@/features/points/rules.module.css';
import { openLink } from '@/navigation';
import { Page } from '@/page';
import { isLoggedIn } from '@/session';
import { Button, longDate, Section, Text } from '@/ui';

/** 签到规则: what checking in earns, with the customer's own row where they are logged in. */
export default function CheckRulesPage() {
  const own = isLoggedIn();
  const all = useQuery(apiQuery('GET /api/mpintegral/v1/points/rules'));
  const points = useQuery({ ...apiQuery('GET /api/mpintegral/v1/points'), enabled: own });
  const checkIn = points.data?.checkIn;
  const next = checkIn ? checkIn.streakDays + 1 : 0;
  return (
    <Page route="/pagesMine/checkRules" queries={own ? [all, points] : [all]}>
      {() =>
        all.data && (
          <div className={rules.page}>
            {checkIn && (
              <Section pad="l">
                <Text size="body-large" weight="bold" heading={2}>
                  {checkIn.streakDays > 0 ? t`您已连续签到 ${checkIn.streakDays} 天` : t`您还没有连续签到`}
                </Text>
                <Text size="small" tone="secondary">
                  {checkIn.isDoneToday
                    ? t`今日已签到，本月共 ${checkIn.monthDays} 天`
                    : t`今日还未签到，本月共 ${checkIn.monthDays} 天`}
                </Text>
              </Section>
            )}
            <ReminderCell />
            <RuleSections sections={checkInSections(all.data, next)} />
            <Section pad="l">
              <Text size="small" tone="secondary">
                {t`规则版本 ${all.data.version}，自 ${longDate(all.data.effectiveAt)} 起生效`}
              </Text>
            </Section>
            <div className={rules.action}>
              <Button block onClick={() => openLink('/pagesMine/integral')}>
                {own ? t`去签到` : t`登录签到`}
              </Button>
            </div>
          </div>
        )
      }
    </Page>
  );
}
