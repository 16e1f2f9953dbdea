import { t } from '@lingui/core/macro';
import type { BlindCertificateData } from '@voltfront/contract';
import { navigate, redirect } from '@/navigation';
import { BottomBar, Button } from '@/ui';
import { configurationLink } from '../configurator/configuration-link';

export interface CertificateBarProps {
  certificate: BlindCertificateData;
  onShare: () => void;
}

/** Actions currently possible on a blind booking. */
export function CertificateBar({ certificate, onShare }: CertificateBarProps) {
  const { state, orderNo, modelId } = certificate;
  const pay = () => navigate('/pagesOrder/pay/index', { orderNo });
  const again = () => redirect('/pagesDetail/carModelNew', { modelId });
  const convert = () => {
    const { configuration } = certificate;
    const { versionId } = configuration;
    navigate('/pagesDetail/carSetting', { modelId, versionId, c: configurationLink(configuration), orderNo });
  };
  const order = () => navigate('/pagesOrder/car/detail', { orderNo });
  if (state === 'unpaid' || state === 'converting')
    return <Bar main={state === 'unpaid' ? t`去支付` : t`支付差额`} onMain={pay} />;
  if (state === 'closed' || state === 'refunded') return <Bar main={t`重新了解新车`} onMain={again} />;
  if (state === 'pricesOut') return <Bar main={t`转大订`} onMain={convert} other={t`分享凭证`} onOther={onShare} />;
  if (state === 'waiting') return <Bar main={t`保存或分享凭证`} onMain={onShare} />;
  return <Bar main={t`查看订单`} onMain={order} />;
}

interface BarProps {
  main: string;
  onMain: () => void;
  other?: string;
  onOther?: () => void;
}

function Bar({ main, onMain, other, onOther }: BarProps) {
  return (
    <BottomBar>
      {other && (
        <Button block variant="secondary" onClick={onOther}>
          {other}
        </Button>
      )}
      <Button block onClick={onMain}>
        {main}
      </Button>
    </BottomBar>
  );
}
