import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { useSession } from '@/session';
import { Button, CodeField, modal, Popup, Stack, Text } from '@/ui';
import { sendOwnCode } from '../own-code';
import styles from './cancellation.module.css';
import type { CancellationDraft } from './cancellation-form';

const CODE_LENGTH = 6;

interface CodeSheetProps {
  isOpen: boolean;
  onClose: () => void;
  reason: NonNullable<CancellationDraft['reason']>;
  mustWait: boolean;
  /** @param receipt null while the request waits */
  onDone: (receipt: string | null) => void;
}

/** The code from a message, and a second question before anything is sent. */
export function CodeSheet({ isOpen, onClose, reason, mustWait, onDone }: CodeSheetProps) {
  const { user } = useSession();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const mobile = user?.maskedMobile ?? '';
  const cancel = useApiMutation('POST /api/appuser/v1/user/cancel', {
    onSuccess: ({ receipt }) => {
      onClose();
      onDone(receipt);
    },
    onError: (error) => setFault(error.message),
  });
  const confirm = async () => {
    const content = mustWait
      ? t`申请提交后，订单全部完成时账号将自动注销；在此之前可以随时撤回。`
      : t`账号将立即关闭，所有设备退出登录，积分、卡券等无法恢复。`;
    const question = { title: t`确定注销账号吗？`, content, confirmText: t`确定注销`, cancelText: t`再想想` };
    if (await modal({ ...question, prefersCancel: true })) cancel.mutate({ code, reason, mayWait: true });
  };
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`验证手机号`}>
      <Stack gap={3} className={styles.sheet}>
        <Text tone="secondary" size="small">{t`验证码将发送至 ${mobile}`}</Text>
        <CodeField
          className={styles.line}
          value={code}
          error={fault}
          canSend
          onSend={() => sendOwnCode('cancel')}
          onChange={(text) => {
            setCode(text);
            setFault('');
          }}
        />
        <Button
          block
          tone="danger"
          disabled={code.length < CODE_LENGTH}
          loading={cancel.isPending}
          onClick={() => void confirm()}
        >
          {t`下一步`}
        </Button>
      </Stack>
    </Popup>
  );
}
