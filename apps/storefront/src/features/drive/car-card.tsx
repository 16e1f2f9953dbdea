import { t } from '@lingui/core/macro';
import type { OwnedCarData } from '@voltfront/contract';
import { shownPlate } from '@voltfront/rules/drive/plate';
import { Button, Cell, CellGroup, Fill, longDate, Picture, Section, Stack, Text } from '@/ui';
import styles from './car-card.module.css';

export interface CarCardProps {
  car: OwnedCarData;
  onEdit: () => void;
}

/** An own car: picture in its configuration, name, plate and number. */
export function CarCard({ car, onEdit }: CarCardProps) {
  const { modelName, versionName, cutout, name, plate, vinTail, deliveredAt } = car;
  return (
    <>
      <Section pad="l" label={t`我的车`} className={styles.card}>
        <Stack row align="center" justify="between">
          <Fill>
            <Text size="title-2" weight="bold" heading={2}>
              {name ?? modelName}
            </Text>
            <Text size="small" tone="secondary">
              {name === null ? versionName : `${modelName} ${versionName}`}
            </Text>
          </Fill>
          <Button size="small" variant="secondary" onClick={onEdit}>
            {plate === null ? t`登记车牌` : t`修改`}
          </Button>
        </Stack>
        <div className={styles.picture}>
          <Picture src={cutout} width={280} aspect={16 / 10} alt="" eager clear fit="contain" />
        </div>
      </Section>
      <CellGroup inset>
        <Cell title={t`车牌`} value={plate === null ? t`未登记` : shownPlate(plate)} />
        {vinTail !== null && <Cell title={t`车架号后六位`} value={vinTail} />}
        <Cell title={t`交付日期`} value={longDate(deliveredAt)} />
      </CellGroup>
    </>
  );
}
