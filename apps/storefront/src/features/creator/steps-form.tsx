import { t } from '@lingui/core/macro';
import type { RecruitData } from '@voltfront/contract';
import { useState } from 'react';
import { BottomBar, Button, Steps, toast } from '@/ui';
import { AboutPart } from './about-part';
import { ChannelsPart } from './channels-part';
import styles from './creator.module.css';
import { PersonPart } from './person-part';
import { RefusedBar } from './refused-bar';
import { useApplication } from './use-application';
import { useLeaving } from './use-leaving';
import { WorksPart } from './works-part';

/** Parts of an application that each step asks for. */
const PARTS = [['name', 'cityCode'], ['channels'], ['works', 'pictures', 'about']] as const;
const LAST = PARTS.length - 1;

/** The application in three steps: person, channels, works. A step that is complete is kept on the server. */
export function StepsForm({ recruit, own }: { recruit: RecruitData; own: NonNullable<RecruitData['own']> }) {
  const application = useApplication(recruit, 'link');
  const [step, setStep] = useState(0);
  useLeaving(application);
  const next = async () => {
    if (application.isBusy || !application.tryParts(PARTS[step] ?? [])) return;
    if (step === LAST) return application.send();
    if (await application.keep()) setStep(step + 1);
  };
  const save = async () => {
    if (await application.keep()) toast(t`草稿已保存`);
  };
  const titles = [t`个人信息`, t`创作频道`, t`作品与介绍`];
  return (
    <>
      <div className={styles.steps}>
        <Steps items={titles.map((title) => ({ key: title, title }))} current={step} />
      </div>
      <RefusedBar own={own} />
      {step === 0 && <PersonPart application={application} own={own} />}
      {step === 1 && <ChannelsPart application={application} />}
      {step === LAST && (
        <>
          <WorksPart application={application} />
          <AboutPart application={application} />
        </>
      )}
      <BottomBar
        lead={
          step > 0 ? (
            <Button variant="secondary" onClick={() => setStep(step - 1)}>
              {t`上一步`}
            </Button>
          ) : (
            <Button variant="secondary" disabled={!application.isChanged} onClick={() => void save()}>
              {t`存草稿`}
            </Button>
          )
        }
      >
        <Button block loading={application.isBusy} onClick={() => void next()}>
          {step === LAST ? t`提交申请` : t`下一步`}
        </Button>
      </BottomBar>
    </>
  );
}
