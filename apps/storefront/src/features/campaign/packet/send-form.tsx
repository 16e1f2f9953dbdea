import { t } from '@lingui/core/macro';
import type { PacketCampaignData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { useState } from 'react';
import { SignCodeSheet } from '@/features/agreement/sign-code-sheet';
import {
  BottomBar,
  Button,
  Cell,
  CellGroup,
  ChoiceTiles,
  pressable,
  Section,
  SegmentedControl,
  Text,
  TextField,
} from '@/ui';
import type { Edition } from './editions';
import styles from './packet.module.css';
import { kindName, sendsLeft } from './packet-words';
import { SkinTiles } from './skin-tiles';
import { type SendDraft, useSend } from './use-send';

export interface SendFormProps {
  data: PacketCampaignData;
  edition: Edition;
  /** Cover that was chosen before. */
  skin?: string;
}

const digits = (text: string): string => text.replace(/\D/g, '').slice(0, 6);

/** What a packet is made of; which parts are there is said by the settings of the campaign. */
export function SendForm({ data, edition, skin }: SendFormProps) {
  const { settings } = data;
  const { kinds, skins, greeting, conditions, shares: range, supplementPercent } = settings;
  const [draft, setDraft] = useState<SendDraft>(() => ({
    kind: kinds[0] ?? 'equal',
    shares: '',
    points: '',
    greeting: greeting.usual,
    skin: skins.find(({ key }) => key === skin)?.key ?? skins[0]?.key ?? '',
    condition: conditions[0] ?? 'anyone',
  }));
  const change = (part: Partial<SendDraft>) => setDraft((before) => ({ ...before, ...part }));
  const send = useSend(data, edition, draft);
  const isRandom = draft.kind === 'random';
  return (
    <>
      {edition !== 'festival' && <div className={styles.top} />}
      {skins.length > 1 && (
        <Section title={t`红包封面`}>
          <SkinTiles skins={skins} chosen={draft.skin} onChoose={(key) => change({ skin: key })} />
        </Section>
      )}
      {kinds.length > 1 && (
        <Section pad="m">
          <SegmentedControl
            label={t`红包类型`}
            items={kinds.map((key) => ({ key, text: kindName(key) }))}
            value={draft.kind}
            onChange={(kind) => change({ kind, points: '' })}
          />
        </Section>
      )}
      <CellGroup inset>
        <TextField
          label={t`红包个数`}
          inputMode="numeric"
          value={draft.shares}
          placeholder={t`${range.least} 至 ${range.most}`}
          onChange={(text) => change({ shares: digits(text) })}
        />
        <TextField
          label={isRandom ? t`总积分` : t`单个积分`}
          inputMode="numeric"
          value={draft.points}
          placeholder={isRandom ? t`随机分配，每份至少 1 积分` : t`每人领取相同积分`}
          onChange={(text) => change({ points: digits(text) })}
        />
        <TextField
          label={t`祝福语`}
          value={draft.greeting}
          maxLength={greeting.most}
          placeholder={greeting.usual}
          onChange={(text) => change({ greeting: text })}
        />
      </CellGroup>
      {edition !== 'first' && (
        <Section title={t`祝福语推荐`}>
          <div className={styles.suggestions}>
            {greeting.suggestions.map((text) => (
              <span key={text} className={styles.suggestion} {...pressable(() => change({ greeting: text }))}>
                {text}
              </span>
            ))}
          </div>
        </Section>
      )}
      {conditions.length > 1 && (
        <Section title={t`谁可以领`}>
          <ChoiceTiles
            label={t`谁可以领`}
            items={conditions}
            keyOf={(key) => key}
            chosenKey={draft.condition}
            onTap={(condition) => change({ condition })}
            className={styles.covers}
            tileClass={(_, isChosen) => (isChosen ? `${styles.cover} ${styles.chosen}` : `${styles.cover}`)}
          >
            {(key) => (key === 'owners' ? t`仅限车主` : t`所有人`)}
          </ChoiceTiles>
        </Section>
      )}
      <div className={styles.total}>
        <div className={styles.figure}>{withCommas(send.points)}</div>
        <Text tone="secondary">{t`积分`}</Text>
        {supplementPercent > 0 && <Supplement data={data} supplement={send.supplement} />}
        {send.fault && (
          <div role="alert">
            <Text tone="warning">{send.fault}</Text>
          </div>
        )}
      </div>
      <Limits data={data} />
      <BottomBar>
        <Button block disabled={!send.canSend} loading={send.isBusy} onClick={() => void send.ask()}>
          {t`塞积分进红包`}
        </Button>
      </BottomBar>
      <SignCodeSheet {...send.code} />
    </>
  );
}

function Supplement({ data: { settings, budgetLeft }, supplement }: { data: PacketCampaignData; supplement: number }) {
  if (budgetLeft === 0) return <Text tone="secondary">{t`加赠已领完`}</Text>;
  return (
    <Text tone="secondary">
      {supplement > 0
        ? t`品牌加赠 ${supplement} 积分`
        : t`加赠 ${settings.supplementPercent}%，剩余 ${withCommas(budgetLeft)} 积分`}
    </Text>
  );
}

/** What the person has, and what is left of today's limits. */
function Limits({ data }: { data: PacketCampaignData }) {
  const { own } = data;
  const left = sendsLeft(data);
  if (!own) return null;
  return (
    <CellGroup inset>
      <Cell title={t`积分余额`} value={withCommas(own.points)} />
      {left !== null && <Cell title={t`今日剩余次数`} value={String(left)} />}
      {own.pointsADay !== null && (
        <Cell
          title={t`今日可发`}
          note={t`会员等级 ${own.level}`}
          value={withCommas(Math.max(0, own.pointsADay - own.pointsToday))}
        />
      )}
    </CellGroup>
  );
}
