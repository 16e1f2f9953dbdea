import { t } from '@lingui/core/macro';
import type { CareData } from '@voltfront/contract';
import { openMap } from '@/features/place/open-map';
import { openingWords } from '@/features/store/opening-words';
import { navigate } from '@/navigation';
import { dial } from '@/platform/external';
import { Button, Picture, Section, Stack, Tag, Text } from '@/ui';
import { fixedWords, purposeName } from './care-words';

export interface StoreCardProps {
  store: CareData['stores'][number];
  now: number;
  /** The first one shows its front. */
  isFirst: boolean;
  /** Where the store can be changed. */
  onChange: (() => void) | undefined;
}

/** A store that looks after the customer: what for, whether it is open, the ways to it. */
export function StoreCard({ store, now, isFirst, onChange }: StoreCardProps) {
  const { storeId, name, address, phone, picture, hours, purpose, opening } = store;
  const fixed = onChange ? '' : fixedWords(store);
  return (
    <Section pad="l" apart="before" label={name}>
      <Stack gap={3}>
        {isFirst && <Picture src={picture} width={326} aspect={2} alt={name} eager round="card" />}
        <Stack gap={1}>
          <Stack row align="center" justify="between" gap={2}>
            <Tag tone="dark">{purposeName(purpose)}</Tag>
            <Tag tone={opening.isOpen ? 'success' : 'warning'}>{openingWords(opening, now)}</Tag>
          </Stack>
          <Text size="title-3" weight="bold" heading={2}>
            {name}
          </Text>
          <Text size="small" tone="secondary">
            {address}
          </Text>
          {hours !== '' && <Text size="small" tone="secondary">{t`营业时间 ${hours}`}</Text>}
          {fixed !== '' && (
            <Text size="caption" tone="secondary">
              {fixed}
            </Text>
          )}
        </Stack>
        <Stack row gap={2}>
          <Button
            block
            size="small"
            variant="secondary"
            icon="navigation"
            label={t`导航到${name}`}
            onClick={() => openMap(store)}
          >
            {t`导航`}
          </Button>
          <Button
            block
            size="small"
            variant="secondary"
            icon="store"
            label={t`${name}详情`}
            onClick={() => navigate('/pagesStore/storeDetail', { storeId })}
          >
            {t`详情`}
          </Button>
          <Button
            block
            size="small"
            variant="secondary"
            icon="phone"
            label={t`致电${name}`}
            onClick={() => dial(phone)}
          >
            {t`致电`}
          </Button>
          {onChange && (
            <Button block size="small" variant="secondary" icon="store" label={t`更换门店`} onClick={onChange}>
              {t`更换`}
            </Button>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}
