import { t } from '@lingui/core/macro';
import type { CoordinateData, OwnCoordinateData } from '@voltfront/contract';
import { Section, Stack, shortDate, Text } from '@/ui';

/** What owners get at a place: their code once they were there, else who gets it and how. */
export function BenefitCard({ place, own }: { place: CoordinateData; own: OwnCoordinateData | undefined }) {
  const { benefit, benefitTerms } = place;
  if (benefit === '') return null;
  const code = own?.visit?.benefitCode ?? null;
  return (
    <Section label={t`车主礼遇`} pad="l" apart="before">
      <Stack gap={2}>
        <Text size="body-large" weight="bold" heading={2}>{t`车主礼遇`}</Text>
        <Text>{benefit}</Text>
        {code ? (
          <>
            <Text size="title-2" weight="bold">
              {code}
            </Text>
            <Text size="small" tone="secondary">{t`请向工作人员出示此码`}</Text>
          </>
        ) : (
          <Text size="small" tone="secondary">
            {own && !own.isOwner ? t`交付后的车主到场打卡可获得礼遇码` : t`车主到场打卡后在此显示礼遇码`}
          </Text>
        )}
        <Text size="caption" tone="secondary">
          {benefitTerms}
        </Text>
      </Stack>
    </Section>
  );
}

/** When the customer was there. */
export function VisitLine({ visit }: { visit: NonNullable<OwnCoordinateData['visit']> }) {
  const date = shortDate(visit.visitedAt);
  return (
    <Section pad="l" apart="before" label={t`我的打卡`}>
      <Text size="small" tone="secondary">{t`您已于 ${date} 打卡`}</Text>
    </Section>
  );
}
