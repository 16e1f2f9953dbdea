import { t } from '@lingui/core/macro';
import type { CampaignCodeData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { isTold, useApiMutation } from '@/api';
import { ensureLogin, navigate, relaunch } from '@/navigation';
import { Button, Picture, Section, Stack, Text, toast } from '@/ui';

/** Why a code opens nothing now. */
function reasonOf({ state, campaign: { startsAt } }: CampaignCodeData): string {
  if (state === 'ended') return t`活动已结束，去看看其他精彩活动吧`;
  if (state === 'paused') return t`活动暂停中，请稍后再来`;
  if (state === 'announced') return t`活动将于 ${formatInstant(startsAt, t`M月D日 HH:mm`)} 开始`;
  return t`当前平台暂不支持参与该活动`;
}

/** A campaign whose code opens nothing now, with what can be done instead. */
export function CodeState({ code, found, onChange }: { code: string; found: CampaignCodeData; onChange: () => void }) {
  const { campaign, state } = found;
  return (
    <Section pad="l" apart="before" label={campaign.title}>
      <Stack gap={3}>
        <Picture src={campaign.artwork.wide} width={326} aspect={1.5} alt="" eager />
        <Text size="title-2" weight="bold" heading={1}>
          {campaign.title}
        </Text>
        <Text tone="secondary">{reasonOf(found)}</Text>
        {state === 'announced' && <Remind code={code} isSet={found.isReminded === true} onChange={onChange} />}
        {state !== 'announced' && (
          <Button block onClick={() => navigate('/pagesActivity/aggregatedPage', {})}>{t`查看更多活动`}</Button>
        )}
        <Button block variant="text" onClick={() => relaunch('/')}>{t`返回首页`}</Button>
      </Stack>
    </Section>
  );
}

/** Tells the person when the campaign begins, or no longer. */
function Remind({ code, isSet, onChange }: { code: string; isSet: boolean; onChange: () => void }) {
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/code/remind', {
    onSuccess: ({ isReminded }) => toast(isReminded ? t`活动开始时提醒您` : t`已取消提醒`),
    onError: (error) => {
      if (!isTold(error)) toast(error.message);
    },
    onSettled: onChange,
  });
  const toggle = () => {
    if (ensureLogin()) run.mutate({ code, isSet: !isSet });
  };
  return (
    <Button block variant={isSet ? 'secondary' : 'primary'} loading={run.isPending} onClick={toggle}>
      {isSet ? t`取消提醒` : t`提醒我`}
    </Button>
  );
}
