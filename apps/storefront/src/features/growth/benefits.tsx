import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { pageAction } from '@/navigation';
import { Button, cx, Icon, type IconName, Popup, pressable, Section, Text } from '@/ui';
import styles from './growth.module.css';
import type { Growth } from './level-hero';
import { useClaim } from './use-claim';

type Benefit = Growth['benefits'][number];

/** Limit of claims of a gift. */
export function periodName(period: NonNullable<Benefit['gift']>['period']): string {
  if (period === 'month') return t`每月 1 次`;
  return period === 'quarter' ? t`每季度 1 次` : t`每年 1 次`;
}

/** Benefits of a level, including those of the levels below; each opens its text and its gift. */
export function Benefits({ growth, shown }: { growth: Growth; shown: number }) {
  const [code, setCode] = useState<string | null>(null);
  const name = growth.levels[shown - 1]?.name ?? '';
  const benefits = growth.benefits.filter(({ level }) => level <= shown);
  const opened = growth.benefits.find((benefit) => benefit.code === code);
  if (benefits.length === 0) return null;
  return (
    <>
      <Section title={t`L${shown} ${name}权益`} note={t`共 ${benefits.length} 项`}>
        <div className={styles.benefits} role="list">
          {benefits.map((benefit) => (
            <div key={benefit.code} role="listitem" className={styles.benefit}>
              <BenefitTile benefit={benefit} onOpen={() => setCode(benefit.code)} />
            </div>
          ))}
        </div>
      </Section>
      <Popup isOpen={code !== null} onClose={() => setCode(null)} title={opened?.title}>
        {opened && <BenefitText benefit={opened} />}
      </Popup>
    </>
  );
}

function stateOf({ isOpen, gift, isClaimed, level }: Benefit): string {
  if (!isOpen) return t`L${level} 解锁`;
  if (!gift) return t`已生效`;
  return isClaimed ? t`已领取` : t`可领取`;
}

function BenefitTile({ benefit, onOpen }: { benefit: Benefit; onOpen: () => void }) {
  const { title, icon, isOpen, gift, isClaimed } = benefit;
  return (
    <div className={styles.tile} {...pressable(onOpen)}>
      <div className={cx(styles.icon, !isOpen && styles.iconLocked)}>
        <Icon name={isOpen ? (icon as IconName) : 'lock'} size={24} />
      </div>
      <div className={styles.tileTitle}>{title}</div>
      <div className={cx(styles.tileState, isOpen && gift && !isClaimed && styles.tileOpen)}>{stateOf(benefit)}</div>
    </div>
  );
}

function BenefitText({ benefit }: { benefit: Benefit }) {
  const { summary, text, gift, isOpen, isClaimed, level, code } = benefit;
  const claim = useClaim();
  const openBag = pageAction('/pagesMine/cardBag/index');
  return (
    <div className={styles.sheet}>
      <Text weight="medium">{summary}</Text>
      <Text tone="secondary" className={styles.sheetText}>
        {text}
      </Text>
      {gift && (
        <Text size="small" tone="secondary" className={styles.sheetText}>
          {`${gift.title} · ${periodName(gift.period)}`}
        </Text>
      )}
      {gift && isOpen && (
        <Button
          block
          className={styles.sheetAction}
          disabled={isClaimed}
          loading={claim.isPending}
          onClick={() => claim.mutate({ code })}
        >
          {isClaimed ? t`本期已领取` : t`领取礼遇`}
        </Button>
      )}
      {gift && isClaimed && openBag && (
        <Button block variant="secondary" className={styles.sheetAction} onClick={openBag}>
          {t`查看卡券包`}
        </Button>
      )}
      {!isOpen && (
        <Button block variant="secondary" disabled className={styles.sheetAction}>
          {t`升至 L${level} 后解锁`}
        </Button>
      )}
    </div>
  );
}
