/** A benefit; an order chooses one per group. */
export interface DemoRight {
  rightCode: string;
  groupCode: 'purchase' | 'charging' | 'service';
  name: string;
  text: string;
  /** Effect on the total in yuan. */
  yuan: number;
  isDefault?: true;
  stock?: number;
  /** It ends this many days after the demo data is loaded. */
  endDays?: number;
  modelId?: string;
}

/** Benefits by group, in the order shown. */
export const rights: readonly DemoRight[] = [
  {
    rightCode: 'purchase-film',
    groupCode: 'purchase',
    name: '全车窗膜',
    text: '前风挡与侧后窗隔热膜，交付前由门店施工，十年质保',
    yuan: 0,
    isDefault: true,
  },
  {
    rightCode: 'purchase-offset',
    groupCode: 'purchase',
    name: '购车抵扣 2,000 元',
    text: '放弃窗膜，直接从车价中抵扣',
    yuan: -2000,
    stock: 36,
  },
  {
    rightCode: 'purchase-points',
    groupCode: 'purchase',
    name: '10,000 积分',
    text: '交付后七日内到账，可在积分商城与活动中使用',
    yuan: 0,
  },
  {
    rightCode: 'purchase-ppf',
    groupCode: 'purchase',
    name: '隐形车衣',
    text: '全车 TPU 车衣，十年质保，已为首批用户全部领完',
    yuan: 3800,
    stock: 0,
  },
  {
    rightCode: 'charging-home7',
    groupCode: 'charging',
    name: '7 kW 家充桩',
    text: '含 30 米以内的标准安装，须具备固定车位与用电许可',
    yuan: 0,
    isDefault: true,
  },
  {
    rightCode: 'charging-home11',
    groupCode: 'charging',
    name: '11 kW 家充桩',
    text: '三相电，充电速度提高一半，含 30 米以内的标准安装',
    yuan: 1800,
    stock: 12,
  },
  {
    rightCode: 'charging-credit',
    groupCode: 'charging',
    name: '4,000 元充电额度',
    text: '自营超充站使用，两年内有效，适合没有固定车位的用户',
    yuan: 0,
    stock: 240,
  },
  {
    rightCode: 'charging-offset',
    groupCode: 'charging',
    name: '抵扣 3,000 元',
    text: '放弃家充桩，直接从车价中抵扣',
    yuan: -3000,
    endDays: -2,
  },
  {
    rightCode: 'service-warranty',
    groupCode: 'service',
    name: '六年整车质保',
    text: '六年或十五万公里，三电系统首任车主终身质保',
    yuan: 0,
    isDefault: true,
  },
  {
    rightCode: 'service-care',
    groupCode: 'service',
    name: '四年基础保养',
    text: '四年或八次，含工时与空调滤芯，质保缩短为四年',
    yuan: 0,
    stock: 1,
  },
  {
    rightCode: 'service-valet',
    groupCode: 'service',
    name: '质保与上门取送车',
    text: '六年质保，另含每年六次上门取送车',
    yuan: 1200,
  },
];
