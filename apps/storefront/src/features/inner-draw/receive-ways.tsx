import { t } from '@lingui/core/macro';
import type { AwardData, PickupPlaceData } from '@voltfront/contract';
import { useState } from 'react';
import { useAward } from '@/features/campaign/use-award';
import { BottomBar, Button, QrCode, RadioGroup, Section, Text } from '@/ui';
import styles from './receive.module.css';

/** The key of the way by post; the others are places. */
const POST = 'post';

export interface ReceiveWaysProps {
  award: AwardData;
  places: readonly PickupPlaceData[];
  /** It was neither sent nor handed out, and its time is not over. */
  isOpen: boolean;
}

/** How goods are received: at one of the places with a code, or by post; changed until they are sent. */
export function ReceiveWays({ award, places, isOpen }: ReceiveWaysProps) {
  const { state, code, pickupPlace } = award;
  const chosen = state === 'ordered' ? POST : places.find(({ name }) => name === pickupPlace)?.placeId;
  const [way, setWay] = useState(chosen ?? places[0]?.placeId ?? POST);
  const { order, redirect, collect, isBusy } = useAward(award);
  const place = places.find(({ placeId }) => placeId === way);
  const confirm = () => {
    if (place) return void collect(place);
    return void (state === 'ordered' ? redirect() : order());
  };
  const options = [
    ...places.map(({ placeId: key, name, address, hours }) => ({
      key,
      text: t`到部门自提 · ${name}`,
      note: `${address} · ${hours}`,
    })),
    { key: POST, text: t`邮寄`, note: t`寄到您的收货地址，不收邮费` },
  ];
  return (
    <>
      {code !== null && (
        <Section title={t`领取码`}>
          <div className={styles.code}>
            <QrCode text={code} label={t`领取码`} />
            <Text size="title-3" weight="bold">
              {code}
            </Text>
            <Text size="small" tone="secondary">
              {t`到 ${pickupPlace ?? ''} 出示，由工作人员扫码发放`}
            </Text>
          </div>
        </Section>
      )}
      {isOpen && (
        <>
          <Section title={t`领取方式`}>
            <RadioGroup label={t`领取方式`} options={options} value={way} onChange={setWay} />
          </Section>
          <BottomBar>
            <Button block loading={isBusy} disabled={place !== undefined && way === chosen} onClick={confirm}>
              {chosen === undefined ? t`确认领取` : place !== undefined && way === chosen ? t`已选择` : t`确认修改`}
            </Button>
          </BottomBar>
        </>
      )}
    </>
  );
}
