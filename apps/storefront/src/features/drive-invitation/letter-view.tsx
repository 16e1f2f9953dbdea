import { t } from '@lingui/core/macro';
import type { DriveInvitationData } from '@voltfront/contract';
import { serverNow } from '@/api';
import { DriveStore } from '@/features/test-drive/drive-store';
import { navigate } from '@/navigation';
import {
  Avatar,
  BottomBar,
  Button,
  Cell,
  CellGroup,
  Fill,
  longDate,
  NoticeBar,
  Picture,
  Section,
  Stack,
  slotWords,
  Text,
} from '@/ui';
import styles from './letter-view.module.css';

export interface LetterViewProps {
  letter: DriveInvitationData;
  /** The form of its acceptance is shown below: the bar is not. */
  isAccepting: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

/** The letter of a consultant, and what can be said to it. */
export function LetterView({ letter, isAccepting, onAccept, onDecline }: LetterViewProps) {
  const { surname, text, consultant, store, model, gift, slots, state, expiresAt } = letter;
  const greeting = surname === '' ? t`您好：` : t`${surname}女士/先生，您好：`;
  const notice = noticeOf(letter);
  return (
    <>
      {notice && <NoticeBar icon="info">{notice}</NoticeBar>}
      <Section pad="l" apart="before" label={t`试驾邀请函`}>
        <Stack gap={3}>
          <Text size="title-3" weight="bold" heading={1}>
            {greeting}
          </Text>
          <Text leading="normal">{text}</Text>
          <div className={styles.car}>
            <Picture src={model.picture} width={310} aspect={2} alt={model.name} eager clear fit="contain" />
          </div>
          <Stack row align="center" gap={3}>
            <Avatar src={consultant.avatar} name={consultant.name} size="medium" />
            <Fill>
              <Text weight="medium">{consultant.name}</Text>
              <Text size="small" tone="secondary">
                {t`${store.name} 产品顾问`}
              </Text>
            </Fill>
          </Stack>
        </Stack>
      </Section>
      <CellGroup inset title={t`邀请内容`}>
        <Cell icon="car" title={t`试驾车型`} value={model.name} />
        {gift && <Cell icon="gift" title={gift.title} note={gift.note} />}
        {state === 'open' && <Cell icon="clock" title={t`有效期至`} value={longDate(expiresAt - 1)} />}
      </CellGroup>
      <DriveStore store={store} />
      <CellGroup inset title={t`建议时间`}>
        {slots.map(({ startsAt, isFree }) => (
          <Cell
            key={startsAt}
            icon="calendar"
            title={slotWords({ key: String(startsAt), startAt: startsAt }, serverNow())}
            value={isFree ? t`顾问为您预留` : t`已约满`}
          />
        ))}
      </CellGroup>
      {!isAccepting && <Foot letter={letter} onAccept={onAccept} onDecline={onDecline} />}
    </>
  );
}

/** What became of the letter; null while it is open. */
function noticeOf({ state }: DriveInvitationData): string | null {
  if (state === 'accepted') return t`您已接受邀请，期待您的到来`;
  if (state === 'declined') return t`您已婉拒本次邀请，欢迎随时预约试驾`;
  return state === 'expired' ? t`邀请函已过期，仍可预约常规试驾` : null;
}

function Foot({ letter: { state, model }, onAccept, onDecline }: Omit<LetterViewProps, 'isAccepting'>) {
  if (state === 'open')
    return (
      <BottomBar>
        <Button block variant="secondary" onClick={onDecline}>{t`婉拒`}</Button>
        <Button block onClick={onAccept}>{t`接受`}</Button>
      </BottomBar>
    );
  return (
    <BottomBar>
      <Button block onClick={() => navigate('/pagesActivity/testDrive/index', { modelId: model.modelId })}>
        {t`预约试驾`}
      </Button>
    </BottomBar>
  );
}
