import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { brand } from '@voltfront/brand';
import type { BlindCertificateData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery, useServerNow } from '@/api';
import { blindOrderSubject } from '@/features/vehicle/blind/blind-order-subject';
import { Certificate } from '@/features/vehicle/blind/certificate';
import { CertificateBar } from '@/features/vehicle/blind/certificate-bar';
import { CertificateShare, certificateAddress } from '@/features/vehicle/blind/certificate-share';
import { Benefits } from '@/features/vehicle/blind/new-car-story';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { dial } from '@/platform/external';
import { Cell, CellGroup, Section, Skeleton } from '@/ui';
import styles from './cs1eResult.module.css';

const ROUTE = '/pagesOrder/confirm/cs1eResult';

/** States in which the money can still go back. */
const REFUNDABLE: readonly BlindCertificateData['state'][] = ['waiting', 'pricesOut'];

/** 盲订凭证: the standing certificate of a blind booking. */
export default function BlindCertificatePage() {
  const { orderNo = '' } = useParams(ROUTE);
  const certificate = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/blind/certificate', { orderNo }),
    enabled: orderNo !== '',
  });
  const now = useServerNow();
  const [isSharing, setSharing] = useState(false);
  const { data } = certificate;
  return (
    <Page
      route={ROUTE}
      subject={blindOrderSubject}
      isMissing={orderNo === ''}
      queries={[certificate]}
      skeleton={<Skeleton variant="detail" count={2} />}
      bottom={() => data && <CertificateBar certificate={data} onShare={() => setSharing(true)} />}
      share={() => ({
        title: data ? t`我已盲订 ${data.modelName}` : t`新车盲订`,
        address: data ? certificateAddress(data.modelId) : '/pagesDetail/carModelNew',
      })}
    >
      {() =>
        data && (
          <>
            <Certificate certificate={data} now={now} onLaunch={certificate.refetch} />
            <Section title={t`盲订专属权益`}>
              <div className={styles.benefits}>
                <Benefits benefits={data.benefits} />
              </div>
            </Section>
            {REFUNDABLE.includes(data.state) && <Help />}
            <CertificateShare certificate={data} isOpen={isSharing} onClose={() => setSharing(false)} />
          </>
        )
      }
    </Page>
  );
}

/** The hotline takes refunds and questions. */
function Help() {
  return (
    <CellGroup inset className={styles.help}>
      <Cell
        icon="phone"
        title={t`退款与咨询`}
        note={t`上市前意向金随时可退，请致电客服办理`}
        value={brand.phone}
        onClick={() => dial(brand.phoneDigits)}
      />
    </CellGroup>
  );
}
