import { SECOND_MS } from '@voltfront/rules/time';
import type { CaptchaOutcome, CaptchaScript } from './types';

export type { CaptchaOutcome, CaptchaProof } from './types';

/** Browsers can run the script of an outside service. */
export const canRunCaptcha = true;

/** A script that has not come after this time (ms) is given up. */
const LOAD_TIMEOUT_MS = 10 * SECOND_MS;

interface Validation {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

/** Object created by the script of GeeTest 4. */
interface Captcha {
  onReady: (run: () => void) => Captcha;
  onSuccess: (run: () => void) => Captcha;
  onClose: (run: () => void) => Captcha;
  onError: (run: () => void) => Captcha;
  showCaptcha: () => void;
  getValidate: () => Validation | false;
  destroy?: () => void;
}

type Init = (options: Record<string, unknown>, made: (captcha: Captcha) => void) => void;

const initOf = (): Init | undefined => (window as unknown as { initGeetest4?: Init }).initGeetest4;

/** The script, fetched once a captcha is needed and not before; undefined when it cannot be had. */
function loadInit(address: string): Promise<Init | undefined> {
  const known = initOf();
  if (known) return Promise.resolve(known);
  return new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true });
    const fail = () => {
      script.remove();
      resolve(undefined);
    };
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
    script.onload = () => {
      clearTimeout(timer);
      resolve(initOf());
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    document.head.append(script);
  });
}

function proofOf({ lot_number, captcha_output, pass_token, gen_time }: Validation): CaptchaOutcome {
  return { lotNumber: lot_number, captchaOutput: captcha_output, passToken: pass_token, genTime: String(gen_time) };
}

/** Shows the external service's captcha over the page, and resolves with its result. */
export async function runCaptcha({ script, captchaId }: CaptchaScript): Promise<CaptchaOutcome> {
  const init = await loadInit(script);
  if (!init) return 'failed';
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('failed'), LOAD_TIMEOUT_MS);
    init({ captchaId, product: 'bind', protocol: 'https://' }, (captcha) => {
      const end = (outcome: CaptchaOutcome) => {
        clearTimeout(timer);
        captcha.destroy?.();
        resolve(outcome);
      };
      captcha.onReady(() => {
        clearTimeout(timer);
        captcha.showCaptcha();
      });
      captcha.onSuccess(() => {
        const validation = captcha.getValidate();
        end(validation ? proofOf(validation) : 'failed');
      });
      captcha.onClose(() => end('closed'));
      captcha.onError(() => end('failed'));
    });
  });
}
