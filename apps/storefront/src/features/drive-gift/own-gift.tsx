import { t } from '@lingui/core/macro';
import type { DriveGiftsData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { navigate } from '@/navigation';
import { Button, Cell, CellGroup, Section, Stack, Steps, Text } from '@/ui';
import { GIFT_ICONS } from './gift-choice';
import { useClaimGift } from './use-claim-gift';

type OwnGiftData = NonNullable<DriveGiftsData['mine']>;

/** How far somebody is on the way to their gift: booked, come, driven, claimed. */
function stepOf({ state, driveState }: OwnGiftData): number {
  if (state === 'claimed') return 4;
  if (state === 'earned') return 3;
  return driveState === 'arrived' || driveState === 'driving' ? 2 : 1;
}

/** The chosen gift, and how far it is. */
export function OwnGift({ code, mine }: { code: string; mine: OwnGiftData }) {
  const { title, kind, state, reservedUntil, driveNo } = mine;
  const steps = [t`预约`, t`到店`, t`试驾`, t`领奖`].map((name) => ({ key: name, title: name }));
  const notes: Record<OwnGiftData['state'], string> = {
    reserved: t`已为您保留至 ${formatDate(reservedUntil)}，期间完成试驾即可领取`,
    earned: t`试驾已完成，可以领取了`,
    claimed: kind === 'goods' ? t`已登记，15 个工作日内寄出` : t`已到账`,
  };
  return (
    <>
      <Section pad="l" apart="before" label={t`我的进度`}>
        <Stack gap={3}>
          <Text weight="medium">{t`我的进度`}</Text>
          <Steps items={steps} current={stepOf(mine)} />
        </Stack>
      </Section>
      <CellGroup inset title={t`我的试驾礼`}>
        <Cell icon={GIFT_ICONS[kind]} title={title} note={notes[state]} />
        <Cell
          icon="calendar"
          title={t`试驾预约`}
          onClick={() => navigate('/pagesActivity/testDrive/result', { driveNo })}
        />
      </CellGroup>
      <Section pad="l" label={t`领取礼品`}>
        <Stack gap={3}>
          <Action code={code} mine={mine} />
          {state === 'earned' && kind === 'goods' && (
            <Text size="small" tone="secondary">{t`领取时请选择收货地址，同一地址限寄 1 份`}</Text>
          )}
        </Stack>
      </Section>
    </>
  );
}

function Action({ code, mine }: { code: string; mine: OwnGiftData }) {
  const { claim, isClaiming } = useClaimGift(code);
  const { state, kind, driveNo } = mine;
  if (state === 'earned')
    return <Button block loading={isClaiming} onClick={() => void claim(mine)}>{t`领取礼品`}</Button>;
  if (state === 'claimed' && kind === 'points')
    return <Button block onClick={() => navigate('/pagesMine/integral')}>{t`查看积分`}</Button>;
  if (state === 'claimed' && kind === 'coupon')
    return <Button block onClick={() => navigate('/pagesMine/cardBag/index', {})}>{t`查看卡券`}</Button>;
  return (
    <Button block onClick={() => navigate('/pagesActivity/testDrive/result', { driveNo })}>
      {t`查看预约`}
    </Button>
  );
}
