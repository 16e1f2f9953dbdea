import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { Icon, type IconName, Text } from '@/ui';
import styles from './trade-in-intro.module.css';

/** Introduction of the service, shown before there is a request. */
export function TradeInIntro() {
  const steps: { icon: IconName; title: string; text: string }[] = [
    { icon: 'edit', title: t`线上估价`, text: t`一分钟填写` },
    { icon: 'search', title: t`免费检测`, text: t`到店或上门` },
    { icon: 'wallet', title: t`确认报价`, text: t`7 天有效` },
    { icon: 'car', title: t`抵扣车款`, text: t`直接减尾款` },
  ];
  return (
    <div className={styles.intro}>
      <Text size="title-2" weight="medium" leading="title-2">{t`旧车置换，直抵新车尾款`}</Text>
      <div className={styles.text}>{t`任意品牌都可以置换为${brand.name}，过户与手续由我们办理`}</div>
      <div className={styles.steps}>
        {steps.map(({ icon, title, text }) => (
          <div key={icon} className={styles.step}>
            <Icon name={icon} size={24} className={styles.icon} />
            <div className={styles.stepTitle}>{title}</div>
            <Text size="micro" tone="secondary" leading="title-2">
              {text}
            </Text>
          </div>
        ))}
      </div>
    </div>
  );
}
