import { t } from '@lingui/core/macro';
import type { CampaignData } from '@voltfront/contract';
import { Section, Stack, Text } from '@/ui';
import { Block } from './block';

export interface CampaignRulesProps extends Pick<CampaignData, 'rules'> {
  /** Begin of the ids of the sections, which ends with their index: a table of contents leads there. */
  anchor?: string;
}

/** The rules of a campaign in numbered sections, with their version. */
export function CampaignRules({ rules: { version, sections }, anchor }: CampaignRulesProps) {
  return (
    <>
      {sections.map(({ title, paragraphs }, index) => (
        <div key={title} {...(anchor !== undefined && { id: `${anchor}-${index}` })}>
          <Block title={`${index + 1}. ${title}`}>
            <Stack gap={2}>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph} size="label" tone="secondary" leading="body">
                  {paragraph}
                </Text>
              ))}
            </Stack>
          </Block>
        </div>
      ))}
      <Section pad="m">
        <Text size="small" tone="secondary">{t`规则版本 ${version}`}</Text>
      </Section>
    </>
  );
}
