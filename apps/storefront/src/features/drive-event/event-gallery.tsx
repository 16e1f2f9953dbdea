import { t } from '@lingui/core/macro';
import { Picture, Section, Stack, Text } from '@/ui';
import styles from './event-facts.module.css';

/** Pictures of an event that is over. */
export function EventGallery({ pictures }: { pictures: readonly string[] }) {
  if (pictures.length === 0) return null;
  return (
    <Section pad="l" label={t`活动回顾`}>
      <Stack gap={3}>
        <Text weight="medium">{t`活动回顾`}</Text>
        <div className={styles.gallery}>
          {pictures.map((path, index) => (
            <Picture key={path} src={path} width={150} aspect={4 / 3} round="card" alt={t`活动照片 ${index + 1}`} />
          ))}
        </div>
      </Stack>
    </Section>
  );
}
