export default {
  pages: ['pages/community/index', 'pages/car/index', 'pages/mine/index'],
  window: { navigationStyle: 'custom', navigationBarTitleText: 'Home', onReachBottomDistance: 120 },
};
