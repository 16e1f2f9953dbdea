import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { CareData } from '@voltfront/contract';
import { pageAction } from '@/navigation';
import { dial } from '@/platform/external';
import { Avatar, Button, Fill, longDate, NoticeBar, Section, Stack, Tag, Text } from '@/ui';
import { dutyWords } from './care-words';

export interface AdviserCardProps {
  adviser: NonNullable<CareData['adviser']>;
  request: CareData['request'];
  onAsk: () => void;
}

/** The person who looks after the customer, when they work, and how to reach them. */
export function AdviserCard({ adviser, request, onAsk }: AdviserCardProps) {
  const { name, title, avatar, phone, isOnDuty } = adviser;
  const chat = pageAction('/yunxin/ChatActivity');
  return (
    <Section pad="l" apart="before" label={t`专属顾问`}>
      <Stack gap={3}>
        <Stack row align="center" gap={3}>
          <Avatar src={avatar} name={name} size="large" />
          <Fill>
            <Stack row align="center" gap={2}>
              <Text size="title-3" weight="bold" heading={2}>
                {name}
              </Text>
              <Tag tone={isOnDuty ? 'success' : 'neutral'}>{isOnDuty ? t`在岗` : t`休息中`}</Tag>
            </Stack>
            <Text size="small" tone="secondary">
              {title}
            </Text>
            <Text size="small" tone="secondary">{t`服务时间 ${dutyWords(adviser)}`}</Text>
          </Fill>
        </Stack>
        <Stack row gap={3}>
          <Button block size="medium" icon="phone" label={t`致电 ${name}`} onClick={() => dial(phone)}>
            {t`联系顾问`}
          </Button>
          <Button
            block
            size="medium"
            variant="secondary"
            icon={chat ? 'comment' : 'service'}
            onClick={chat ?? (() => dial(brand.phoneDigits))}
          >
            {chat ? t`在线沟通` : t`客服热线`}
          </Button>
        </Stack>
        <Another request={request} onAsk={onAsk} />
      </Stack>
    </Section>
  );
}

/** Where the wish for another adviser stands. */
function Another({ request: { last, againAt }, onAsk }: Pick<AdviserCardProps, 'request' | 'onAsk'>) {
  if (last?.state === 'waiting') return <NoticeBar icon="clock">{t`更换顾问申请已提交，门店将尽快回复`}</NoticeBar>;
  const answer = last?.state === 'declined' ? last.answer : '';
  const date = againAt === null ? '' : longDate(againAt);
  return (
    <>
      {againAt !== null && answer && <NoticeBar>{t`门店回复：${answer}`}</NoticeBar>}
      {againAt === null ? (
        <Stack row justify="center">
          <Button variant="text" size="small" onClick={onAsk}>
            {t`申请更换顾问`}
          </Button>
        </Stack>
      ) : (
        <Text size="caption" tone="secondary">{t`30 天内可申请更换一次顾问，${date} 后可再次申请`}</Text>
      )}
    </>
  );
}
