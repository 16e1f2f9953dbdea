import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { brand } from '@voltfront/brand';
import { recordConsent } from '@/api';
import { openDocument, type RoutePath } from '@/navigation';
import { useCurrentPage } from '@/platform/page-events';
import { agreeButton } from '@/platform/privacy';
import { answerConsent, useConsent } from '@/session';
import { Modal, pressable } from '@/ui';
import styles from './page.module.css';

/** Pages of the linked documents: the modal hides there and waits on the page below. */
const READER = '/pages/webview/index' satisfies RoutePath;

function agree() {
  answerConsent(true);
  void recordConsent(true);
}

/** Asks for consent to the user agreement and the privacy policy. Declining only closes it. */
export function ConsentModal() {
  const { isAsking } = useConsent();
  const { path } = useCurrentPage();
  return (
    <Modal
      isOpen={isAsking && path !== READER}
      title={t`服务协议与隐私政策`}
      content={<ConsentText />}
      cancelText={t`不同意`}
      confirmText={t`同意`}
      native={agreeButton(agree)}
      onConfirm={agree}
      onCancel={() => answerConsent(false)}
    />
  );
}

/** Text of the consent, with links to both documents. */
export function ConsentText() {
  const name = brand.name;
  return (
    <Trans>
      欢迎使用{name}。请您阅读并同意
      <ConsentLinks />
      。在您同意之前，我们不会收集您的设备信息。
    </Trans>
  );
}

/** 《用户协议》与《隐私政策》, each leading to its document. */
export function ConsentLinks() {
  return (
    <Trans>
      <span className={styles.link} {...pressable(() => openDocument('agreement'))}>
        《用户协议》
      </span>
      与
      <span className={styles.link} {...pressable(() => openDocument('privacy'))}>
        《隐私政策》
      </span>
    </Trans>
  );
}
