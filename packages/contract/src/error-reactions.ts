import * as codes from './error-codes';

/** What the storefront does when an answer carries the code. */
export type Reaction =
  /** Nothing: the answer is a success. */
  | 'none'
  /** Show the message as a toast, unless the call asked for silence. */
  | 'toast'
  /** Log out, show a modal with the server's message, then go to login and remember the page. */
  | 'relogin'
  /** Log out at once, show the row's own text in a modal, then go to login. */
  | 'forceLogout'
  /** Open the captcha and repeat the request once with its ticket. */
  | 'captcha'
  /** Store the ticket in `data.ticket` and repeat the request once with it. */
  | 'retryWithTicket'
  /** Reject with the rate-bucket message and show it. */
  | 'rateBucket'
  /** The screen shows the message where it belongs. */
  | 'screen';

/** Codes that mean success. */
export const successCodes: readonly string[] = [codes.SUCCESS, codes.SUCCESS_SHORT];

/** Texts of failures that happen before an answer arrives, or without a request. */
export const failureTexts = {
  network: '网络繁忙，请稍后重试',
  offline: '网络异常，请检查您的网络',
  fallback: '服务器异常，请稍后重试',
  update: '网络错误，请稍后重试',
  tooLarge: '图片或视频大小超过5M，请压缩后重新上传',
} as const;

const ODD_LOGIN = '登录信息异常，请重新登录';

/** Texts that the storefront says for a code whatever the message of the answer is. */
export const ownTexts: Readonly<Record<string, string>> = {
  [codes.TOKEN_MALFORMED]: ODD_LOGIN,
  [codes.TOKEN_UNKNOWN]: ODD_LOGIN,
  [codes.TOKEN_PLATFORM]: ODD_LOGIN,
  [codes.SESSION_REPLACED]: '检测到账号在多个设备登录，请重新登录',
  [codes.ACCOUNT_CANCELLED]: '您的账号已注销，已自动退出登录',
  [codes.RATE_BUCKET]: '抱歉，网络繁忙，请稍后再试',
};

/** Texts for answers that bring no message; all others say the general one. */
export const defaultTexts: Readonly<Record<string, string>> = {
  [codes.SIGNATURE_REFUSED]: '抱歉，网络繁忙，请稍后再试',
  [codes.TOO_FREQUENT]: '操作过于频繁',
};

/** Codes by what the storefront does about them, but for those of the screens; a test holds them to the catalogue. */
const BY_REACTION: Partial<Record<Reaction, readonly string[]>> = {
  none: successCodes,
  relogin: [codes.LOGIN_EXPIRED],
  forceLogout: [
    codes.TOKEN_MALFORMED,
    codes.TOKEN_UNKNOWN,
    codes.TOKEN_PLATFORM,
    codes.SESSION_REPLACED,
    codes.ACCOUNT_CANCELLED,
  ],
  captcha: [codes.CAPTCHA_REQUIRED],
  retryWithTicket: [codes.TICKET],
  rateBucket: [codes.RATE_BUCKET],
};

/** Codes whose message the screen shows itself, as one string because every page loads it. */
const SCREEN_CODES =
  '4010204 4010205 4010206 4010302 4010303 4010304 4290002 4290003 4040001 4090101 4090102 4090103 ' +
  '4090104 4090105 4090106 4090108 4090111 4090112 4090120 4090121 4090122 4090123 4090124 4090125 ' +
  '4090126 4090127 4090128 4090129 4090401 4090402 4090403 4090404 4090405 4090406 4090204 4090205 4090206 5030001';

/** What the storefront does about a code, in the catalogue or not. */
export function reactionOf(code: string): Reaction {
  if (SCREEN_CODES.split(' ').includes(code)) return 'screen';
  const found = Object.entries(BY_REACTION).find(([, codesOfIt]) => codesOfIt.includes(code));
  return found ? (found[0] as Reaction) : 'toast';
}
