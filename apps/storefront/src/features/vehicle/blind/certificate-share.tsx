import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { BlindCertificateData } from '@voltfront/contract';
import { useMemo } from 'react';
import { formatAddress } from '@/platform/router/address';
import { webLink } from '@/platform/share';
import { longDate, type PosterPlan, ShareSheet, sharePoster } from '@/ui';

/** Share content: the car, never the person or number of the booking. */
export const certificateAddress = (modelId: string): string => formatAddress('/pagesDetail/carModelNew', { modelId });

/** The poster of a certificate; it holds no personal data. Undefined where the platform has no links. */
export function certificatePoster(
  { modelName, hero, launchAt }: Pick<BlindCertificateData, 'modelName' | 'hero' | 'launchAt'>,
  link: string | null | undefined,
): PosterPlan | undefined {
  if (!link) return undefined;
  const day = longDate(launchAt);
  return sharePoster({
    picture: hero,
    title: t`我已盲订 ${modelName}`,
    text: t`${day} 见`,
    code: { text: link },
    codeNote: t`长按识别二维码，一起等这束光`,
    brandName: `${brand.name} ${brand.latinName}`,
  });
}

export interface CertificateShareProps {
  certificate: BlindCertificateData;
  isOpen: boolean;
  onClose: () => void;
}

/** Saves or passes on the poster of a certificate. */
export function CertificateShare({ certificate, isOpen, onClose }: CertificateShareProps) {
  const { modelId, modelName } = certificate;
  const address = certificateAddress(modelId);
  const link = webLink(address);
  const poster = useMemo(() => certificatePoster(certificate, link), [certificate, link]);
  return (
    <ShareSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`分享凭证`}
      content={{ title: t`我已盲订 ${modelName}`, address }}
      poster={poster}
    />
  );
}
