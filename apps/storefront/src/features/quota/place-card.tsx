import { t } from '@lingui/core/macro';
import { formatYuan } from '@voltfront/rules/money';
import { switchTab } from '@/navigation';
import { Button, Section, Stack, Tag, Text } from '@/ui';
import { placeStateName, type QuotaPlaceData } from './quota-words';

export interface PlaceCardProps {
  place: QuotaPlaceData;
  /** Nothing can be claimed or given now. */
  isLocked: boolean;
  onClaim: () => void;
  onGive: () => void;
}

/** One place of an employee's quota: where it stands, and the one thing that can be done with it. */
export function PlaceCard({ place, isLocked, onClaim, onGive }: PlaceCardProps) {
  const { use, state, modelName, valueFen } = place;
  const isOwn = use === 'own';
  return (
    <Section pad="m">
      <Stack gap={2}>
        <Stack row justify="between" align="center" gap={2}>
          <Text weight="medium" heading={2}>
            {isOwn ? t`本人内购券` : t`亲友内购券`}
          </Text>
          <Tag tone={state === 'open' || state === 'unused' ? 'success' : state === 'expired' ? 'neutral' : 'warning'}>
            {placeStateName(place)}
          </Tag>
        </Stack>
        <Text size="small" tone="secondary">
          {valueFen === null
            ? isOwn
              ? t`领取时选择车型，不可转赠`
              : t`仅限直系亲属，48 小时内领取有效`
            : `${modelName ?? ''} ${formatYuan(valueFen)}`}
        </Text>
        {isOwn && state === 'open' && <Button size="small" disabled={isLocked} onClick={onClaim}>{t`领取`}</Button>}
        {state === 'unused' && <Button size="small" onClick={() => switchTab('/pages/car/index')}>{t`使用`}</Button>}
        {!isOwn && (state === 'open' || state === 'pending') && (
          <Button size="small" variant="secondary" disabled={isLocked} onClick={onGive}>
            {state === 'pending' ? t`查看赠送` : t`赠送亲友`}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
