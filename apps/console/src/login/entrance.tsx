import { Spin } from 'antd';
import type { EndReason } from '../api/session';
import { useCall } from '../api/use-call';
import { Frame } from '../frame/frame';
import { FailedState } from '../frame/states';
import { EnrolStep } from './enrol-step';
import { FactorStep } from './factor-step';
import styles from './login.module.css';
import { LoginLayout } from './login-layout';
import { PhoneStep } from './phone-step';

/** What somebody sees first: the login, the second factor, or the console. */
export function Entrance({ hasToken, reason }: { hasToken: boolean; reason: EndReason | null }) {
  const self = useCall('GET /api/mpaccount/v1/staff/self', undefined, { isOff: !hasToken });
  if (!hasToken) {
    return (
      <LoginLayout>
        <PhoneStep reason={reason} />
      </LoginLayout>
    );
  }
  if (self.isPending) return <Spin className={styles.wait} size="large" />;
  if (self.isError) return <FailedState error={self.error} retry={() => void self.refetch()} />;
  if (self.data.secondFactor === 'passed') return <Frame self={self.data} />;
  const Step = self.data.secondFactor === 'enrol' ? EnrolStep : FactorStep;
  return (
    <LoginLayout mobile={self.data.maskedMobile}>
      <Step onPassed={() => void self.refetch()} />
    </LoginLayout>
  );
}
