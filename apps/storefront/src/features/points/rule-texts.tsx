import { t } from '@lingui/core/macro';
import { pointsExpiry } from '@voltfront/rules/points/points-expiry';
import type { ReplyOf } from '@/api';
import { longDate } from '@/ui';
import type { RuleSection } from './rule-sections';
import styles from './rules.module.css';

type Rules = ReplyOf<'GET /api/mpintegral/v1/points/rules'>;

/** Lines of a section below each other. */
const lines = (...texts: string[]) =>
  texts.map((text) => (
    <div key={text} className={styles.line}>
      {text}
    </div>
  ));

/** Texts of the rules besides the ways to earn; every number comes from the rules in force. */
export function pointsRuleSections({ expiryMonths, returnDays, restoreCost, effectiveAt }: Rules): RuleSection[] {
  const lastDay = pointsExpiry(effectiveAt, expiryMonths) - 1;
  return [
    {
      key: 'spend',
      title: t`如何使用`,
      content: lines(
        t`积分可用于补签（每次 ${restoreCost} 积分，每月 1 次），以及活动页面标明可用积分参与的抽奖、红包与兑换。`,
        t`使用时优先扣除最早到期的积分。余额不足时无法使用，余额不会为负。`,
      ),
    },
    {
      key: 'expiry',
      title: t`有效期`,
      content: lines(
        t`每笔积分自获得之日起 ${expiryMonths} 个月内有效，有效期最后一天的 24:00（北京时间）到期，未使用部分自动清零。`,
        t`例如 ${longDate(effectiveAt)}获得的积分，可用至 ${longDate(lastDay)}。30 天内到期的积分会显示在“我的积分”顶部。`,
      ),
    },
    {
      key: 'return',
      title: t`退回`,
      content: lines(
        t`使用积分后发生退款、取消，或积分红包到期未领完的，积分退回您的账户，并保留原有效期。`,
        t`退回时已过有效期的积分，自退回之日起再保留 ${returnDays} 天。`,
      ),
    },
    {
      key: 'misuse',
      title: t`违规处理`,
      content: lines(
        t`积分不可转让、买卖或兑换现金。以程序批量操作、虚假内容等方式获得的积分将被收回，情节严重的暂停积分功能。`,
        t`账号注销后，剩余积分一并清零且无法恢复。`,
      ),
    },
  ];
}

/** Questions that people ask, with their answers. */
export function pointsQuestions({ restoreCost, checkInLadder }: Rules) {
  const first = checkInLadder[0] ?? 0;
  return [
    {
      key: 'day',
      title: t`签到的一天从几点算起？`,
      children: t`按北京时间每天 0:00 更新，与您所在时区和手机时间无关。`,
    },
    {
      key: 'broken',
      title: t`漏签一天会怎样？`,
      children: t`连续天数重新计算，从第 1 天的 ${first} 积分开始。漏签次日可用 ${restoreCost} 积分补签，每月 1 次，补签后连续天数接续。`,
    },
    {
      key: 'order',
      title: t`先用掉的是哪些积分？`,
      children: t`最早到期的先用，不需要您选择。每笔支出用了哪些积分，系统都有记录，退回时按记录返还。`,
    },
    {
      key: 'money',
      title: t`积分可以抵扣车款吗？`,
      children: t`不可以。积分用于社区与活动权益，购车优惠以卡券和订单页展示为准。`,
    },
  ];
}
