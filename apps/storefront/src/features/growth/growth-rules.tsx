import { t } from '@lingui/core/macro';
import { growthAfterReview, growthLevel } from '@voltfront/rules/growth/growth-level';
import { withCommas } from '@voltfront/rules/money';
import type { ReplyOf } from '@/api';
import type { RuleSection } from '@/features/points/rule-sections';
import { navigate } from '@/navigation';
import { Button, cx, Fill, Icon, type IconName, Stack, Text } from '@/ui';
import { periodName } from './benefits';
import styles from './rules.module.css';

type Rules = ReplyOf<'GET /api/mpintegral/v1/growth/rules'>;

/** Everything about growth value, section by section; every number comes from the rules in force. */
export function growthRuleSections(rules: Rules): RuleSection[] {
  return [
    { key: 'levels', title: t`等级`, content: <LevelTable levels={rules.levels} /> },
    { key: 'grow', title: t`如何获得`, content: <Sources sources={rules.sources} /> },
    { key: 'review', title: t`年度回顾`, content: <Review levels={rules.levels} /> },
    ...(rules.benefits.length > 0
      ? [{ key: 'benefits', title: t`等级权益`, content: <BenefitList benefits={rules.benefits} /> }]
      : []),
    { key: 'units', title: t`三种值的区别`, content: <Units /> },
  ];
}

function LevelTable({ levels }: { levels: Rules['levels'] }) {
  return (
    <>
      <div className={cx(styles.tableRow, styles.tableHead)}>
        <div className={styles.tableCell}>{t`等级`}</div>
        <div className={styles.tableCell}>{t`成长值`}</div>
        <div className={styles.tableCell}>{t`保级（每年）`}</div>
      </div>
      <div role="list">
        {levels.map(({ level, name, startsAt, keep }) => (
          <div key={level} className={styles.tableRow} role="listitem">
            <div className={styles.tableCell}>{`L${level} ${name}`}</div>
            <div className={styles.tableCell}>{t`${withCommas(startsAt)} 起`}</div>
            <div className={styles.tableCell}>{keep === 0 ? t`无需保级` : withCommas(keep)}</div>
          </div>
        ))}
      </div>
    </>
  );
}

function Sources({ sources }: { sources: Rules['sources'] }) {
  return (
    <div role="list">
      {sources.map(({ code, title, amount, dailyLimit, yearlyLimit }) => (
        <div key={code} className={styles.row} role="listitem">
          <Fill>
            <Text>{title}</Text>
            <Text size="small" tone="secondary">
              {yearlyLimit <= dailyLimit
                ? t`每年最多 ${yearlyLimit} 次`
                : t`每天最多 ${dailyLimit} 次，每年最多 ${yearlyLimit} 次`}
            </Text>
          </Fill>
          <div className={styles.amount}>{`+${withCommas(amount)}`}</div>
        </div>
      ))}
    </div>
  );
}

/** The review with an example at the fourth level, or the highest one there is. */
function Review({ levels }: { levels: Rules['levels'] }) {
  const own = levels[Math.min(3, levels.length - 1)];
  if (!own) return null;
  const missing = Math.ceil(own.keep / 2);
  const growth = own.startsAt + own.keep;
  const after = growthAfterReview(levels, { growth, growthAtStart: growth, earned: own.keep - missing });
  return (
    <>
      <div className={styles.line}>
        {t`每年 1 月 1 日（北京时间）回顾上一个自然年。上一年获得的成长值达到所在等级的保级要求，或等级是上一年内刚升上来的，等级不变。`}
      </div>
      <div className={styles.line}>
        {t`未达到保级要求的，等级下降一级，最多只降一级；成长值调整为原等级起点减去所缺的数值，补足后即可回到原等级。L1 无需保级。`}
      </div>
      <div className={styles.line}>
        {t`例如 L${own.level} 的成长值为 ${withCommas(growth)}，上一年少了 ${withCommas(missing)}，回顾后为 ${withCommas(after)}（L${growthLevel(levels, after)}），再获得 ${withCommas(own.startsAt - after)} 即可回到 L${own.level}。`}
      </div>
    </>
  );
}

function BenefitList({ benefits }: { benefits: Rules['benefits'] }) {
  return (
    <div role="list">
      {benefits.map(({ code, level, title, summary, icon, gift }) => (
        <div key={code} role="listitem" className={styles.row}>
          <Stack row align="center" gap={3} className={styles.benefit}>
            <Icon name={icon as IconName} size={20} />
            <Fill>
              <Text>{title}</Text>
              <Text size="small" tone="secondary">
                {gift ? `${summary} · ${periodName(gift.period)}` : summary}
              </Text>
            </Fill>
          </Stack>
          <div className={styles.amount}>{t`L${level} 起`}</div>
        </div>
      ))}
    </div>
  );
}

function Units() {
  return (
    <>
      <div className={styles.line}>{t`成长值决定会员等级，只增减于获得与年度回顾，不能用来兑换。`}</div>
      <div className={styles.line}>{t`积分由签到和互动获得，可用于补签、抽奖与兑换，有有效期。`}</div>
      <div className={styles.line}>{t`KR 是对贡献的认可，由授予人注明理由后授予，可兑换体验，不可购买或转赠。`}</div>
      <Button variant="secondary" size="small" onClick={() => navigate('/pagesMine/integralExplanation')}>
        {t`查看积分说明`}
      </Button>
    </>
  );
}

/** Questions that people ask, with their answers. */
export const growthQuestions = () => [
  {
    key: 'late',
    title: t`为什么成长值没有立刻到账？`,
    children: t`签到和评论的成长值通常在一分钟内到账，购车以订单锁定为准，置换以旧车交接完成为准。`,
  },
  {
    key: 'spend',
    title: t`使用积分会减少成长值吗？`,
    children: t`不会。积分与成长值分别记账，使用积分不影响等级。`,
  },
  {
    key: 'gift',
    title: t`礼遇没有及时领取怎么办？`,
    children: t`礼遇按年、季度或月领取，当期未领取的不会累积到下一期。已领取的卡券在券面有效期内使用，等级变化不影响已领取的卡券。`,
  },
  {
    key: 'cancel',
    title: t`注销账号后成长值还在吗？`,
    children: t`账号注销后，成长值、等级与礼遇记录一并清除且无法恢复。`,
  },
];
