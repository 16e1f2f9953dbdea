import { heldCar } from '../stock';
import { own, type VisitList, visit } from './visit';

/** Cars that are built already; the customer holds one of them. */
export const stockVisits: VisitList = async (customer) => [
  visit('pagesDetail/currentVehicle/index', /台现车.*到货提醒.*张实拍/s),
  visit('pagesDetail/currentVehicle/realPhotos', /外观.*VIN 尾号.*预订这台车/s, { stockCarId: 'stock-marked' }),
  visit(
    'pagesDetail/currentVehicle/carConfirmInstruction',
    /车辆信息.*请逐项确认.*已到确认书末尾/s,
    { stockCarId: 'stock-marked' },
    own,
  ),
  visit(
    'pagesDetail/currentVehicle/intentionalDepositOrder',
    /不使用.*本车已为您保留.*下一步/s,
    { stockCarId: await heldCar(customer) },
    own,
  ),
  visit('pagesDetail/currentSale', /进行中.*台正在特惠.*距结束/s),
  visit('pagesDetail/matchingDetail', /与我的配置对比.*现车与定制对比.*预订这台车/s, {
    stockCarId: 'stock-free',
    c: 'YL01.YL01-pro',
  }),
  visit('pagesStore/quickFlash/index', /切换.*提车最快.*内可提/s),
  visit('pagesStore/quickFlash/carDetail', /最早.*提车.*价格明细.*立即预订/s, { stockCarId: 'stock-free' }),
];
