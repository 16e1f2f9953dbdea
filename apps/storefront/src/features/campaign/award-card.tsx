import { t } from '@lingui/core/macro';
import type { AwardData } from '@voltfront/contract';
import { type ReactNode, useState } from 'react';
import { navigate } from '@/navigation';
import { Button, Fill, longDate, Picture, Popup, QrCode, Section, Stack, Tag, Text } from '@/ui';
import styles from './award.module.css';
import { awardStateName, awardTone } from './award-words';
import { copyParcelNo, useAward } from './use-award';

/** One prize: what it is, where it came from, where it stands, and what can be done with it; `children` say more about it. */
export function AwardCard({ award, children }: { award: AwardData; children?: ReactNode }) {
  const { title, picture, state, campaign, wonAt } = award;
  const won = longDate(wonAt);
  return (
    <Section pad="m">
      <Stack row align="start" gap={3}>
        <span className={styles.picture}>
          <Picture src={picture} width={72} aspect={1} alt="" clear fit="contain" />
        </span>
        <Fill>
          <Stack gap={1}>
            <Stack row justify="between" align="start" gap={2}>
              <Text weight="medium" heading={2}>
                {title}
              </Text>
              <Tag tone={awardTone(state)}>{awardStateName(state)}</Tag>
            </Stack>
            <Text size="small" tone="secondary">
              {campaign.title}
            </Text>
            <Text size="small" tone="secondary">{t`${won} 获得`}</Text>
            <Deadline award={award} />
            <Parcel award={award} />
            {children}
          </Stack>
        </Fill>
      </Stack>
      <Actions award={award} />
    </Section>
  );
}

function Deadline({ award: { state, claimUntil, kind } }: { award: AwardData }) {
  if (claimUntil === null || (state !== 'waiting' && state !== 'ready' && state !== 'pickup')) return null;
  const last = longDate(claimUntil - 1);
  return (
    <Text size="small" tone="warning">
      {state === 'pickup'
        ? t`请在 ${last} 前领取`
        : kind === 'goods'
          ? t`请在 ${last} 前填写地址`
          : t`请在 ${last} 前到店使用`}
    </Text>
  );
}

/** Where goods go, and with whom. */
function Parcel({ award: { parcel } }: { award: AwardData }) {
  if (!parcel) return null;
  const { receiver, area, street, carrier, parcelNo } = parcel;
  return (
    <>
      <Text size="small" tone="secondary">{`${receiver} ${area} ${street}`}</Text>
      {parcelNo && <Text size="small" tone="secondary">{`${carrier ?? ''} ${parcelNo}`}</Text>}
    </>
  );
}

/** Something that can be done with a prize. */
interface Way {
  text: string;
  run: () => void;
  /** Not the main thing to do. */
  isSecond?: boolean;
}

function Actions({ award }: { award: AwardData }) {
  const { state, kind, couponId, code } = award;
  const { order, redirect, receive, isBusy } = useAward(award);
  const [isCodeOpen, setCodeOpen] = useState(false);
  const parcelNo = award.parcel?.parcelNo ?? null;
  const ways: (Way | false | null | undefined)[] = [
    state === 'waiting' && { text: t`填写地址`, run: () => void order() },
    state === 'ordered' && { text: t`修改地址`, run: () => void redirect(), isSecond: true },
    state === 'sent' &&
      parcelNo !== null && { text: t`复制运单号`, run: () => void copyParcelNo(parcelNo), isSecond: true },
    state === 'sent' && { text: t`确认签收`, run: () => void receive() },
    code !== null && { text: t`出示核销码`, run: () => setCodeOpen(true) },
    couponId !== null && { text: t`去使用`, run: () => navigate('/pagesMine/cardBag/cardDetail', { couponId }) },
    kind === 'tickets' &&
      state === 'booked' && { text: t`去兑换`, run: () => navigate('/pages/share/exchange', {}), isSecond: true },
    kind === 'points' &&
      state === 'booked' && { text: t`查看积分`, run: () => navigate('/pagesMine/integral'), isSecond: true },
  ];
  const buttons = ways.filter((way): way is Way => Boolean(way));
  if (buttons.length === 0) return null;
  return (
    <div className={styles.actions}>
      {buttons.map(({ text, run, isSecond }) => (
        <Button
          key={text}
          size="small"
          variant={isSecond ? 'secondary' : 'primary'}
          disabled={isBusy}
          label={`${text} ${award.title}`}
          onClick={run}
        >
          {text}
        </Button>
      ))}
      {code !== null && (
        <Popup isOpen={isCodeOpen} onClose={() => setCodeOpen(false)} title={t`核销码`}>
          <div className={styles.code}>
            <QrCode text={code} label={t`核销码`} />
            <Text size="title-3" weight="bold">
              {code}
            </Text>
            <Text size="small" tone="secondary">{t`请向门店工作人员出示`}</Text>
          </div>
        </Popup>
      )}
    </div>
  );
}
