import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery, type ReplyOf } from '@/api';
import { type RuleSection, RuleSections } from '@/features/points/rule-sections';
import { TERMS } from '@/features/showcase/showcase-keys';
import { back } from '@/navigation';
import { Page } from '@/page';
import { BottomBar, Button, Text } from '@/ui';

const ROUTE = '/pagesActivity/copy/description';

const lines = (...texts: readonly string[]): ReactNode =>
  texts.map((text) => (
    <Text key={text} size="small" tone="secondary">
      {text}
    </Text>
  ));

/** How publishing and copying work, with the numbers in force. */
function sectionsOf({ points, dailyLimit, days, mostCars }: ReplyOf<typeof TERMS>): RuleSection[] {
  const earning: RuleSection = {
    key: 'points',
    title: t`积分奖励`,
    content: lines(
      t`好友抄走您的配置，${days} 天内以相同配置下单并锁单，您获得 ${points} 积分，每天最多 ${dailyLimit} 次。`,
      t`同一订单只计最近抄的那一份；自己的订单不计。`,
    ),
  };
  return [
    {
      key: 'publish',
      title: t`如何晒作业`,
      content: lines(
        t`登录后，从心愿单或已支付的订单里选一份配置，写一句选配心得即可晒出。`,
        t`每人最多同时晒 ${mostCars} 份，同一份配置只保留一份，可随时删除。`,
      ),
    },
    {
      key: 'copy',
      title: t`如何抄作业`,
      content: lines(
        t`点“一键抄作业”，我们会核对每一项是否在售；已停售的选装会先告诉您，再换成在售的标准配置或去掉。`,
        t`核对后进入配置单，可以继续修改、保存或下订。`,
      ),
    },
    {
      key: 'visible',
      title: t`展示与不展示`,
      content: lines(
        t`展示：昵称、头像、配置、分享当日的价格、选配心得、所在城市。`,
        t`不展示：订单号、真实姓名、手机号与付款信息。`,
      ),
    },
    {
      key: 'price',
      title: t`价格说明`,
      content: lines(t`卡片上是分享当日的补贴后价格。车价、补贴与优惠随日期变化，以您下单当日为准。`),
    },
    ...(points > 0 ? [earning] : []),
    {
      key: 'report',
      title: t`举报与处理`,
      content: lines(t`发现广告、不实或侵权内容，可在卡片右上角举报；核实后我们会移除内容，并可能取消相应积分。`),
    },
  ];
}

/** 抄作业说明: what is visible to others, prices, points and reporting. */
export default function CopyDescriptionPage() {
  const terms = useQuery(apiQuery(TERMS));
  return (
    <Page
      route={ROUTE}
      queries={[terms]}
      bottom={
        <BottomBar>
          <Button block onClick={() => back()}>
            {t`返回抄作业`}
          </Button>
        </BottomBar>
      }
    >
      {() => terms.data && <RuleSections sections={sectionsOf(terms.data)} />}
    </Page>
  );
}
