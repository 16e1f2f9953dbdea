import { t } from '@lingui/core/macro';
import type { BindingData } from '@voltfront/contract';
import { serverNow, useApiMutation } from '@/api';
import { navigate } from '@/navigation';
import { BottomBar, Button, Cell, CellGroup, longDate, modal, NoticeBar, Tag, type TagProps, Text, toast } from '@/ui';
import { readBindingAgain } from './association-cache';
import { RightsList } from './rights-list';

type Shown = BindingData & { state: 'inReview' | 'bound' | 'ended' };

/** The own binding: in review, bound with what it brings, or ended with the contract. */
export function BindingCard({ binding }: { binding: Shown }) {
  const { association, state, memberNo, sentAt, decidedAt } = binding;
  const { word, tone, note } = wordsOf(binding);
  return (
    <>
      <NoticeBar tone={state === 'ended' ? 'warning' : 'info'}>{note}</NoticeBar>
      <CellGroup inset title={t`我的绑定`}>
        <Cell title={t`协会`} value={association.name} />
        <Cell title={t`状态`} value={<Tag tone={tone}>{word}</Tag>} />
        <Cell title={t`会员号`} value={memberNo} />
        <Cell title={t`提交时间`} value={longDate(sentAt)} />
        {state !== 'inReview' && decidedAt !== null && <Cell title={t`绑定时间`} value={longDate(decidedAt)} />}
      </CellGroup>
      {state !== 'ended' && <RightsList association={association} />}
      <Actions binding={binding} />
    </>
  );
}

function wordsOf({ state, association: { name } }: Shown): {
  word: string;
  tone: NonNullable<TagProps['tone']>;
  note: string;
} {
  if (state === 'inReview') return { word: t`审核中`, tone: 'warning', note: t`资料审核中，预计 2 个工作日内完成` };
  if (state === 'bound') return { word: t`已绑定`, tone: 'success', note: t`您已成为${name}认证会员` };
  return { word: t`合约已结束`, tone: 'neutral', note: t`${name}的合约已结束，解绑后可绑定其他协会` };
}

function Actions({ binding: { bindingId, state, unbindFrom } }: { binding: Shown }) {
  const unbind = useApiMutation('POST /api/mpmkt/v1/association/unbind', {
    onSuccess: () => toast(state === 'inReview' ? t`已撤回申请` : t`已解绑`),
    onSettled: readBindingAgain,
  });
  const isLocked = state !== 'inReview' && serverNow() < unbindFrom;
  const leave = async () => {
    const content =
      state === 'inReview'
        ? t`撤回后可重新提交，确定撤回申请吗？`
        : t`解绑后会员权益失效，90 天内只能解绑一次，确定解绑吗？`;
    if (unbind.isPending || !(await modal({ content }))) return;
    unbind.mutate({ bindingId });
  };
  return (
    <BottomBar
      top={
        isLocked && (
          <Text size="small" tone="secondary" inline>
            {t`${longDate(unbindFrom)}后可解绑`}
          </Text>
        )
      }
    >
      <Button block variant="secondary" disabled={isLocked} loading={unbind.isPending} onClick={() => void leave()}>
        {state === 'inReview' ? t`撤回申请` : t`解除绑定`}
      </Button>
      {state === 'bound' && (
        <Button block onClick={() => navigate('/pagesBannerActivity/rightsActivity/index', {})}>{t`查看权益`}</Button>
      )}
    </BottomBar>
  );
}
