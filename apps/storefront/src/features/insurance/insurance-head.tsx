import { t } from '@lingui/core/macro';
import { Cell, CellGroup, Picture, Section, Tag, Text } from '@/ui';
import styles from './insurance.module.css';
import { type InsuranceData, insuranceStateName, insuranceStateTone } from './insurance-words';

/** Car, buyer, and how far the insurance is. */
export function InsuranceHead({ insurance: { order, state, phase } }: { insurance: InsuranceData }) {
  const { modelName, versionName, cutout, buyer, cityName } = order;
  return (
    <>
      <Section pad="m">
        <div className={styles.car}>
          <div className={styles.thumb}>
            <Picture src={cutout} width={104} aspect={16 / 10} alt="" clear fit="contain" />
          </div>
          <div className={styles.words}>
            <Text size="body-large" weight="bold">
              {modelName}
            </Text>
            <Text size="small" tone="secondary">
              {versionName}
            </Text>
          </div>
          {phase !== 'before' && phase !== 'closed' && (
            <Tag tone={insuranceStateTone(state)}>{insuranceStateName(state)}</Tag>
          )}
        </div>
      </Section>
      <CellGroup inset>
        <Cell title={t`被保险人`} note={`${buyer.maskedNumber}  ${buyer.maskedMobile}`} value={buyer.name} />
        <Cell title={t`交付城市`} value={cityName} />
      </CellGroup>
    </>
  );
}

/** Cover that every car must have. */
export function RequiredCover({ required }: Pick<InsuranceData, 'required'>) {
  return (
    <CellGroup inset title={t`提车必备保障`}>
      {required.map(({ title, text }) => (
        <Cell key={title} icon="check" title={title} note={text} />
      ))}
    </CellGroup>
  );
}
