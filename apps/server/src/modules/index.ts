import { demo } from '../demo';
import type { ServerModule } from '../kernel/module';
import { account } from './account';
import { activity } from './activity';
import { address } from './address';
import { analytics } from './analytics';
import { association } from './association';
import { audit } from './audit';
import { campaign } from './campaign';
import { captcha } from './captcha';
import { care } from './care';
import { catalogue } from './catalogue';
import { channels } from './channels';
import { chat } from './chat';
import { community } from './community';
import { config } from './config';
import { content } from './content';
import { coordinate } from './coordinate';
import { coupon } from './coupon';
import { customer } from './customer';
import { download } from './download';
import { driveEvent } from './drive-event';
import { driveFigures } from './drive-figures';
import { driveGift } from './drive-gift';
import { driveInvitation } from './drive-invitation';
import { drivePackage } from './drive-package';
import { finance } from './finance';
import { form } from './form';
import { growth } from './growth';
import { home } from './home';
import { honour } from './honour';
import { inspection } from './inspection';
import { insurance } from './insurance';
import { invoice } from './invoice';
import { layout } from './layout';
import { letter } from './letter';
import { live } from './live';
import { logistics } from './logistics';
import { message } from './message';
import { moderation } from './moderation';
import { order } from './order';
import { ownedCar } from './owned-car';
import { payment } from './payment';
import { pickup } from './pickup';
import { place } from './place';
import { points } from './points';
import { privacy } from './privacy';
import { profile } from './profile';
import { reconciliation } from './reconciliation';
import { refund } from './refund';
import { restaurant } from './restaurant';
import { reward } from './reward';
import { risk } from './risk';
import { search } from './search';
import { selfPlay } from './self-play';
import { share } from './share';
import { show } from './show';
import { showcase } from './showcase';
import { showroom } from './showroom';
import { slot } from './slot';
import { staff } from './staff';
import { stock } from './stock';
import { store } from './store';
import { storeDesk } from './store-desk';
import { subscription } from './subscription';
import { system } from './system';
import { testDrive } from './test-drive';
import { tradeIn } from './trade-in';
import { upload } from './upload';
import { vehicle } from './vehicle';
import { vote } from './vote';
import { writing } from './writing';

/** All modules, in the order in which they are set up and load their demo data. */
export const modules: ServerModule[] = [
  subscription,
  system,
  campaign,
  captcha,
  risk,
  analytics,
  audit,
  upload,
  points,
  coupon,
  account,
  address,
  growth,
  honour,
  slot,
  vehicle,
  store,
  staff,
  order,
  payment,
  refund,
  stock,
  catalogue,
  logistics,
  inspection,
  finance,
  tradeIn,
  invoice,
  insurance,
  pickup,
  ownedCar,
  care,
  selfPlay,
  form,
  association,
  testDrive,
  driveEvent,
  show,
  channels,
  driveFigures,
  driveGift,
  driveInvitation,
  drivePackage,
  content,
  community,
  writing,
  showcase,
  moderation,
  activity,
  vote,
  layout,
  letter,
  live,
  chat,
  message,
  config,
  download,
  home,
  place,
  coordinate,
  restaurant,
  showroom,
  storeDesk,
  privacy,
  profile,
  customer,
  share,
  reward,
  reconciliation,
  search,
  demo,
];
