import { brand } from '@voltfront/brand';
import type { ThemeConfig } from 'antd';

/** Calm and dense: one accent, hairlines instead of shadows, small type with room between the rows. */
export const theme: ThemeConfig = {
  token: {
    colorPrimary: brand.colours.accent,
    colorLink: brand.colours.accent,
    colorText: '#1c2126',
    colorTextSecondary: '#5b646d',
    colorTextTertiary: '#79828b',
    colorTextDescription: '#5b646d',
    colorTextPlaceholder: '#79828b',
    colorBgLayout: '#f4f5f6',
    colorBorder: '#d5dadd',
    colorBorderSecondary: '#e7eaec',
    borderRadius: 6,
    fontSize: 13,
    motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    controlHeight: 32,
    fontFamily:
      "system-ui, -apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
  },
  components: {
    Table: {
      cellPaddingBlockMD: 9,
      cellPaddingInlineMD: 12,
      headerBg: '#fafbfb',
      headerColor: '#5b646d',
      headerSplitColor: 'transparent',
    },
    Menu: {
      itemHeight: 36,
      itemMarginBlock: 2,
      itemBorderRadius: 6,
      itemSelectedBg: brand.colours.accentSoft,
      itemBg: 'transparent',
      activeBarBorderWidth: 0,
    },
    Card: { bodyPadding: 16, headerFontSize: 14, headerHeight: 44 },
    Descriptions: { itemPaddingBottom: 8 },
  },
};
