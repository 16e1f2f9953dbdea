import type { AppServices } from '../kernel/context';
import { createCaptchaProvider } from './captcha';
import { createFiles } from './files';
import { createGeocoder } from './geocoder';
import { createInvoiceService } from './invoice';
import { createEmbeddedIpArea } from './ip-area/embedded';
import { createCarrier } from './logistics';
import { createMail } from './mail';
import { createMiniCode } from './mini-code';
import { createPlatformLogin } from './platform-login';
import { createSms } from './sms';
import { createSubscriptionMessages } from './subscription-message';
import { createTelematics } from './telematics';
import { createUrlScheme } from './url-scheme';
import { createVehicleState } from './vehicle-state';
import { createOfficial } from './wechat-official';

/**
 * Adds the external services to the app: the configured ones, and for the others simulators that
 * work offline.
 */
export function setUpProviders(app: AppServices): void {
  app.sms = createSms(app.config, app.log);
  app.platformLogin = createPlatformLogin(app);
  app.wechatOfficial = createOfficial(app);
  app.urlScheme = createUrlScheme(app);
  app.miniCode = createMiniCode(app);
  app.subscriptionMessages = createSubscriptionMessages(app);
  app.ipArea = createEmbeddedIpArea();
  app.files = createFiles(app.config);
  app.captchaProvider = createCaptchaProvider(app.config, app.log);
  app.carrier = createCarrier(app.config);
  app.mail = createMail(app.config);
  app.invoices = createInvoiceService(app.config);
  app.vehicleState = createVehicleState(app.config);
  app.telematics = createTelematics(app.config);
  app.geocoder = createGeocoder(app.config, app.log);
}
