/** Texts: Chinese is written in the source; another language is a folder of `src/locales` (`config/catalogue.js`). */
module.exports = {
  locales: ['zh-CN'],
  sourceLocale: 'zh-CN',
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['**/*.test.*'] }],
  format: 'po',
};
