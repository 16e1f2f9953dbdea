import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { dial } from '@/platform/external';
import { Button, EmptyState, Stack } from '@/ui';
import type { JumpState } from './jump-state';

export interface NothingToHandOverProps {
  state: Exclude<JumpState, { kind: 'application' | 'ready' }>;
  /** The plan noted for the order, when there is one. */
  hasPlan: boolean;
  onChoose: () => void;
  onOrder: () => void;
}

/** Why no application can be sent to the lender now, and what to do instead. */
export function NothingToHandOver({ state, hasPlan, onChoose, onOrder }: NothingToHandOverProps) {
  const { title, desc, type } = wordsOf(state);
  const isOrderFirst = state.kind === 'orderNotReady' || state.kind === 'cash';
  return (
    <EmptyState
      type={type}
      title={title}
      desc={desc}
      top={16}
      action={
        <Stack gap={2} align="center">
          {isOrderFirst ? (
            <Button size="medium" onClick={onOrder}>
              {t`查看订单`}
            </Button>
          ) : (
            <Button size="medium" onClick={onChoose}>
              {hasPlan ? t`更换方案` : t`选择金融方案`}
            </Button>
          )}
          {isOrderFirst && hasPlan && (
            <Button size="medium" variant="text" onClick={onChoose}>
              {t`查看或更换方案`}
            </Button>
          )}
          <Button size="medium" variant="text" icon="phone" onClick={() => dial(brand.phoneDigits)}>
            {t`咨询 ${brand.phone}`}
          </Button>
        </Stack>
      }
    />
  );
}

function wordsOf(state: NothingToHandOverProps['state']): { title: string; desc: string; type: string } {
  if (state.kind === 'noPlan')
    return { title: t`还没有选择金融方案`, desc: t`先为这份订单选择首付、期数与金融机构`, type: 'record' };
  if (state.kind === 'cash')
    return { title: t`您选择了全款购车`, desc: t`无需办理金融申请，到店前支付尾款即可`, type: 'order' };
  if (state.kind === 'planGone') return { title: t`方案已不可用`, desc: state.message, type: 'ended' };
  if (state.kind === 'orderNotReady') return { title: t`订单暂不能申请金融`, desc: state.message, type: 'order' };
  return { title: t`金融机构暂停受理`, desc: t`请更换其他机构的方案，或稍后再试`, type: 'maintenance' };
}
