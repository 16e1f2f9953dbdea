import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, CellGroup, Checkbox, ConsentBox, Field, NoticeBar, Popup, RadioGroup, Section, Switch } from '@/ui';
import styles from './insurance.module.css';
import { type InsuranceData, limitWords } from './insurance-words';
import { fitTo, type PlanChoice, startPlan, toggleExtra } from './plan-choice';

export interface PlanFormProps {
  insurance: InsuranceData;
  isBusy: boolean;
  onAsk: (choice: PlanChoice) => void;
  onOwn: () => void;
  /** Back to the quote that there is. */
  onBack?: (() => void) | undefined;
}

/** Insurer and plan, with the authorisation to pass data on. */
export function PlanForm({ insurance, isBusy, onAsk, onOwn, onBack }: PlanFormProps) {
  const { insurers, areInsurersDown, isUnanswered, authorisation } = insurance;
  const [draft, setDraft] = useState<PlanChoice | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isReading, setReading] = useState(false);
  const plan = draft ?? startPlan(insurance);
  const insurer = insurers.find(({ insurerId }) => insurerId === plan?.insurerId);
  if (!plan || !insurer)
    return (
      <>
        <NoticeBar tone="warning" className={styles.notice}>
          {areInsurersDown
            ? t`保险公司系统暂不可用，可稍后再试或上传自购保单`
            : t`该城市暂无合作保险公司，请上传自购保单`}
        </NoticeBar>
        <div className={styles.actions}>
          <Button block onClick={onOwn}>{t`上传自购保单`}</Button>
        </div>
      </>
    );
  return (
    <>
      {isUnanswered && (
        <NoticeBar tone="warning" className={styles.notice}>{t`保险公司暂未答复，请重新询价或更换保险公司`}</NoticeBar>
      )}
      <Section title={t`选择保险公司`}>
        <div className={styles.group}>
          <RadioGroup
            label={t`保险公司`}
            options={insurers.map(({ insurerId, name, intro }) => ({ key: insurerId, text: name, note: intro }))}
            value={plan.insurerId}
            onChange={(key) => {
              const next = insurers.find(({ insurerId }) => insurerId === key);
              if (next) setDraft(fitTo(next, plan));
            }}
          />
        </div>
      </Section>
      <CellGroup inset title={t`保障方案`}>
        <Field label={t`交强险`} end>{t`必选`}</Field>
        <Field label={t`第三者责任险`} layout="column">
          <RadioGroup
            label={t`第三者责任限额`}
            variant="tiles"
            options={insurer.thirdPartyYuan.map((yuan) => ({ key: String(yuan), text: limitWords(yuan) }))}
            value={String(plan.thirdPartyYuan)}
            onChange={(key) => setDraft({ ...plan, thirdPartyYuan: Number(key) })}
          />
        </Field>
        <Field label={t`机动车损失险`} end>
          <Switch
            label={t`机动车损失险`}
            checked={plan.hasDamage}
            onChange={(hasDamage) => setDraft({ ...plan, hasDamage })}
          />
        </Field>
        {insurer.extras.map(({ code, name, text }) => (
          <Field key={code} label={name} hint={text} end>
            <Checkbox
              label={name}
              checked={plan.extras.includes(code)}
              onChange={() => setDraft(toggleExtra(plan, code))}
            />
          </Field>
        ))}
      </CellGroup>
      <div className={styles.actions}>
        <ConsentBox checked={isAgreed} onChange={setAgreed} label={t`同意${authorisation.title}`}>
          {t`我已阅读并同意`}
          <button type="button" className={styles.link} onClick={() => setReading(true)}>
            《{authorisation.title}》
          </button>
        </ConsentBox>
        <Button block disabled={!isAgreed} loading={isBusy} onClick={() => onAsk(plan)}>
          {t`获取报价`}
        </Button>
        {onBack && <Button block variant="secondary" onClick={onBack}>{t`返回当前报价`}</Button>}
        <Button block variant="text" onClick={onOwn}>{t`已自行投保，上传保单`}</Button>
      </div>
      <Popup isOpen={isReading} onClose={() => setReading(false)} title={authorisation.title}>
        <div className={styles.text}>
          {authorisation.paragraphs.map((paragraph) => (
            <div key={paragraph} className={styles.paragraph}>
              {paragraph}
            </div>
          ))}
        </div>
      </Popup>
    </>
  );
}
