import { t } from '@lingui/core/macro';
import Taro from '@tarojs/taro';
import { askHost } from '../host';

let isAsking = false;

/** On Douyin a dialog asks first; its confirm button leads to login. One at a time. */
export function askBeforeLogin(onConfirm: () => void, onDecline?: () => void): void {
  if (isAsking) return;
  isAsking = true;
  const words = { title: t`提 示`, content: t`登录后即可使用该功能`, confirmText: t`去登录`, cancelText: t`取 消` };
  askHost(() => Taro.showModal(words))
    .then(
      ({ confirm }) => confirm,
      // Without a modal the login page itself is the question.
      () => true,
    )
    .then((isConfirmed) => {
      isAsking = false;
      if (isConfirmed) onConfirm();
      else onDecline?.();
    });
}
