/** Parts of the names of services that are looked for, which are Chinese in every language. */
export const serviceWords = {
  show: '展车',
  drive: '试驾',
  delivery: '交付',
  charging: '充电',
  food: '咖啡',
  maintenance: '保养',
  usedCar: '二手车',
} as const;
