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
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { dial } from '@/platform/external';
import { Cell, CellGroup, Section, Skeleton } from '@/ui';
import styles from './cs1eResult.module.css';

const ROUTE = '/pagesOrder/confirm/cs1eResult';

/** States in which the money can still go back. */
const REFUNDABLE: readonly BlindCertificateData['state'][] = ['waiting', 'pricesOut'];
/** States of a booking whose money goes or went back. */
const REFUNDED: readonly BlindCertificateData['state'][] = ['refunding', 'refunded'];

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
            <Help orderNo={data.orderNo} state={data.state} />
            <CertificateShare certificate={data} isOpen={isSharing} onClose={() => setSharing(false)} />
          </>
        )
      }
    </Page>
  );
}

/** Refund of the booking, or how the one asked for stands, and the hotline. */
function Help({ orderNo, state }: Pick<BlindCertificateData, 'orderNo' | 'state'>) {
  const canAsk = REFUNDABLE.includes(state);
  const isAsked = REFUNDED.includes(state);
  if (!canAsk && !isAsked) return null;
  return (
    <CellGroup inset className={styles.help}>
      {canAsk && (
        <Cell
          title={t`申请退款`}
          note={t`上市前意向金随时可退`}
          onClick={() => navigate('/pagesOrder/refund/originRoute', { orderNo })}
        />
      )}
      {isAsked && <Cell title={t`查看退款进度`} onClick={() => navigate('/pagesOrder/refund/detail', { orderNo })} />}
      <Cell icon="phone" title={t`退款与咨询`} value={brand.phone} onClick={() => dial(brand.phoneDigits)} />
    </CellGroup>
  );
}
