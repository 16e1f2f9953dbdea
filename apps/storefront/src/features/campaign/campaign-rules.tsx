import { t } from '@lingui/core/macro';
import type { CampaignData } from '@voltfront/contract';
import { Section, Stack, Text } from '@/ui';
import { Block } from './block';

/** The rules of a campaign in numbered sections, with their version. */
export function CampaignRules({ rules: { version, sections } }: Pick<CampaignData, 'rules'>) {
  return (
    <>
      {sections.map(({ title, paragraphs }, index) => (
        <Block key={title} title={`${index + 1}. ${title}`}>
          <Stack gap={2}>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} size="label" tone="secondary" leading="body">
                {paragraph}
              </Text>
            ))}
          </Stack>
        </Block>
      ))}
      <Section pad="m">
        <Text size="small" tone="secondary">{t`规则版本 ${version}`}</Text>
      </Section>
    </>
  );
}
