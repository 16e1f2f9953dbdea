/** Where prizes of 13800000002 go. */
export const DEMO_ADDRESS = {
  receiver: '林夏',
  mobile: '13800000002',
  area: '浙江省 杭州市 西湖区',
  street: '文三路 100 号 2 幢 301 室',
};
