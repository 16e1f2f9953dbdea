import { t } from '@lingui/core/macro';
import type { InvitationData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { Block } from '@/features/campaign/block';
import { Fill, Picture, Stack, Text } from '@/ui';
import styles from './invite.module.css';

/** The owner's car with its kilometres, and a word about it: their own, else one of the campaign. */
export function OwnerWords({ invitation: { car, greeting, settings } }: { invitation: InvitationData }) {
  const [word] = settings.captions;
  if (!car) return null;
  return (
    <Block title={t`我的座驾`}>
      <Stack row align="center" gap={3}>
        <span className={styles.owned}>
          <Picture src={car.cutout} width={150} aspect={1.5} alt="" clear fit="contain" />
        </span>
        <Fill>
          <Text weight="medium">{car.modelName}</Text>
          {car.odometerKm !== null && (
            <Text size="small" tone="secondary">{t`已行驶 ${withCommas(car.odometerKm)} 公里`}</Text>
          )}
          {/* The own greeting stands with the name above. */}
          {greeting === null && word !== undefined && <Text size="small">{t`“${word}”`}</Text>}
        </Fill>
      </Stack>
    </Block>
  );
}
