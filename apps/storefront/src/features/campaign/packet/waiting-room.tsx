import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { PacketData } from '@voltfront/contract';
import { HOUR_MS, HOUR_S, MINUTE_S, SECOND_MS } from '@voltfront/rules/time';
import { useEffect, useRef, useState } from 'react';
import { apiQuery, serverNow } from '@/api';
import { currentAddress, ensureLogin, redirect } from '@/navigation';
import { useSession } from '@/session';
import { Button, Countdown, Picture, ShareSheet, Text, useCountdown } from '@/ui';
import styles from './packet.module.css';
import { readPacketAgain, WAITING } from './packet-cache';
import { momentText } from './packet-words';
import { ReminderButton } from './rounds-screen';
import { usePacketShare } from './use-packet-share';

/** Who waits is asked about this often (ms). */
const ASK_MS = 10 * SECOND_MS;
/** Everybody goes in within this time (ms) after the start, so that they do not come at once. */
const SPREAD_MS = 2 * SECOND_MS;
/** The longest wait (ms) of one timer. */
const MOST_MS = HOUR_MS;
/** The last seconds are shown in large digits. */
const LAST_S = 10;

const goIn = (id: string) => redirect('/pagesCommunity/redPacket/receivePacket', { id });

/** The waiting room of a round: the countdown, who else waits, and the way in that opens by itself. */
export function WaitingRoom({ round }: { round: PacketData }) {
  const { packetId, opensAt, title, points, shares, skin, movedFrom } = round;
  const { isLoggedIn } = useSession();
  const share = usePacketShare(round, currentAddress());
  const { data } = useQuery({ ...apiQuery(WAITING, { packetId }), refetchInterval: ASK_MS });
  const isStarting = useStart(packetId, data?.opensAt ?? opensAt);
  // Moved or cancelled meanwhile: the page shows the round anew.
  const isOther = data !== undefined && (data.state === 'cancelled' || data.opensAt !== opensAt);
  useEffect(() => {
    if (isOther) readPacketAgain(packetId);
  }, [isOther, packetId]);
  const waiting = data?.waiting ?? 0;
  return (
    <>
      <div className={styles.waiting}>
        <span className={styles.large} aria-hidden>
          <Picture src={skin.picture} width={160} aspect={0.85} alt="" clear fit="contain" />
        </span>
        <Text size="title-2" weight="bold" heading={1}>
          {title}
        </Text>
        <Text tone="secondary">{t`${points} 积分，${shares} 个红包`}</Text>
        {movedFrom !== null && <Text tone="warning">{t`本场已改至 ${momentText(opensAt)}`}</Text>}
        {isStarting ? (
          <Text size="title-1" weight="bold">{t`即将进入…`}</Text>
        ) : (
          <Clock opensAt={data?.opensAt ?? opensAt} />
        )}
        <Text tone="secondary">{t`${waiting} 人正在等待`}</Text>
      </div>
      <div className={styles.buttons}>
        {!isLoggedIn && (
          <Button block onClick={() => ensureLogin()}>
            {t`先登录，开抢更快`}
          </Button>
        )}
        <ReminderButton round={round} block />
        <Button block variant="secondary" onClick={share.open}>
          {t`叫好友一起抢`}
        </Button>
      </div>
      <ShareSheet {...share.sheet} />
    </>
  );
}

/** Goes in by itself a random moment after the start. @returns whether that moment is being waited for */
function useStart(packetId: string, opensAt: number): boolean {
  const [isStarting, setStarting] = useState(false);
  const spread = useRef(Math.random() * SPREAD_MS);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = opensAt - serverNow();
      // Longer waits than a timer can hold are waited for in parts.
      if (left > MOST_MS) timer = setTimeout(wait, MOST_MS);
      else
        timer = setTimeout(
          () => {
            setStarting(true);
            timer = setTimeout(() => goIn(packetId), spread.current);
          },
          Math.max(0, left),
        );
    };
    wait();
    return () => clearTimeout(timer);
  }, [packetId, opensAt]);
  return isStarting;
}

/** Hours, minutes and seconds, and at the end large digits. */
function Clock({ opensAt }: { opensAt: number }) {
  const left = useCountdown(opensAt, serverNow);
  const seconds =
    left.days > 0 ? Number.POSITIVE_INFINITY : left.hours * HOUR_S + left.minutes * MINUTE_S + left.seconds;
  if (seconds > LAST_S) return <Countdown endAt={opensAt} now={serverNow} />;
  return (
    <div className={styles.digits} role="timer">
      <span key={seconds} className={styles.last}>
        {seconds}
      </span>
    </div>
  );
}
