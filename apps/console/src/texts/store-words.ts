import type { Words } from './domain';

export type StoreKind = 'centre' | 'space' | 'delivery' | 'service';

/** Kinds of stores. */
export const storeKindWords: Words<StoreKind> = {
  centre: ['综合中心', 'Centre'],
  space: ['展厅', 'Showroom'],
  delivery: ['交付中心', 'Delivery centre'],
  service: ['服务中心', 'Service centre'],
};

/** What customers have booked at a store. */
export const bookingWords: Record<string, readonly [string, string]> = {
  testDrive: ['试驾', 'Test drive'],
  table: ['餐厅订座', 'Table'],
  pickup: ['提车', 'Pickup'],
  service: ['维保', 'Service'],
  inspection: ['旧车检测', 'Inspection'],
  viewing: ['看车', 'Viewing'],
};

/** Weekdays from Sunday on. */
export const weekdayWords: readonly (readonly [string, string])[] = [
  ['周日', 'Sun'],
  ['周一', 'Mon'],
  ['周二', 'Tue'],
  ['周三', 'Wed'],
  ['周四', 'Thu'],
  ['周五', 'Fri'],
  ['周六', 'Sat'],
];

/** Words of the room of stores. */
export const storeTexts = {
  storesRoom: ['门店', 'Stores'],
  storeWords: ['名称或地址', 'Name or address'],
  storeKind: ['类型', 'Kind'],
  storeCity: ['城市', 'City'],
  storeAddress: ['地址', 'Address'],
  storePhone: ['电话', 'Phone'],
  storeHours: ['营业时间', 'Hours'],
  storeHoursWrong: ['请按 10:00-21:30 的格式填写', 'Please write it like 10:00-21:30'],
  storeOpen: ['营业中', 'Open'],
  storeShut: ['未营业', 'Closed now'],
  storeMoved: ['已迁址', 'Moved'],
  storeCars: ['试驾车', 'Cars to drive'],
  storeNextClosure: ['闭店安排', 'Closure'],
  storeServices: ['服务', 'Services'],
  storeStory: ['介绍', 'About'],
  storeParking: ['停车', 'Parking'],
  storeOnShow: ['在店展车', 'Models on show'],
  storePeople: ['人员', 'People'],
  storeTitle: ['职务', 'Title'],
  storeRestDays: ['休息日', 'Days off'],
  storeAsStore: ['同门店', 'As the store'],
  editStore: ['编辑资料', 'Edit'],
  editStoreHint: ['保存后，商城的门店页会随之更新。', 'The page of the store shows it at once.'],
  closeStore: ['安排闭店', 'Close for a time'],
  closeStoreHint: [
    '此期间的预约会被取消，有账号的客户会立即收到消息；试驾预约会回到待安排时间，请致电为未登录的客户另约。',
    'Appointments in this time are cancelled and customers with an account told at once. Test drives wait for another time; please telephone those without an account.',
  ],
  closeSpan: ['闭店时间', 'From and until'],
  closeReason: ['闭店原因（客户可见）', 'Reason, for customers'],
  closeReasonHint: ['2 至 30 字，例如“设备检修”', '2 to 30 letters, such as “works”'],
  closeNone: ['此期间没有客户预约', 'Nobody has an appointment in this time'],
  closeSome: [
    '此期间有 {n} 个客户预约，提交后全部取消',
    '{n} appointments are in this time; all of them will be cancelled',
  ],
  closures: ['闭店安排', 'Closures'],
  closedFrom: ['开始', 'From'],
  closedUntil: ['结束', 'Until'],
  adviserName: ['姓名', 'Name'],
  noClosures: ['没有闭店安排', 'No closure is planned'],
  reopenStore: ['取消闭店', 'Take back'],
  reopenStoreHint: ['已取消的预约不会恢复。', 'Appointments that were cancelled stay so.'],
  carsForDrives: ['试驾车与容量', 'Cars for test drives'],
  carsPlates: ['车牌', 'Plates'],
  carsPlatesHint: ['每个时段可预约的人数等于车辆数。', 'As many customers can have the same hour as there are cars.'],
  carsPlatesWrong: ['请填写正确的车牌', 'Please check the plates'],
  carsOffered: ['开放预约', 'Can be booked'],
  carsPerHour: ['每时段容量', 'Per hour'],
  carsBooked: ['待履约预约', 'Drives to come'],
  carsEdit: ['调整车辆', 'Change cars'],
  carsEditHint: [
    '已有预约无法安排时不会保存，请先在试驾中改期。',
    'It is refused while a booked drive would have no car; move the drive first.',
  ],
  carsAdd: ['增加车型', 'Add a model'],
  noCars: ['没有试驾车', 'No cars to drive'],
  restaurantRoom: ['餐厅', 'Restaurant'],
  restaurantTables: ['每时段餐桌', 'Tables per hour'],
  restaurantSeats: ['座位', 'Seats'],
  restaurantTakes: ['接受订座', 'Takes bookings'],
  restaurantBooked: ['待用餐预约', 'Bookings to come'],
  restaurantEdit: ['调整餐桌', 'Change tables'],
  restaurantEditHint: ['已有订座无法安排时不会保存。', 'It is refused while a booking would have no table.'],
  dish: ['菜品', 'Dish'],
  dishSection: ['分类', 'Section'],
  dishSoldOut: ['售罄', 'Sold out'],
  dishOnSale: ['供应中', 'Available'],
  dishMarkOut: ['标记售罄', 'Mark sold out'],
  dishMarkIn: ['恢复供应', 'Available again'],
  adviserEdit: ['编辑', 'Edit'],
  yesWord: ['是', 'Yes'],
  noWord: ['否', 'No'],
} as const satisfies Record<string, readonly [chinese: string, english: string]>;
