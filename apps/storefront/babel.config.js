/** Babel for every platform: Taro's preset for React and TypeScript, plus Lingui's macros. */

// Phones a build must run on. H5 drops what only browsers before 2019 need; mini-program engines are older.
const isWeb = ['h5', 'harmony-hybrid'].includes(process.env.TARO_ENV);
const targets = isWeb ? { chrome: '80', safari: '14', ios: '14' } : { ios: '11', chrome: '61' };

// These browsers know destructuring, default parameters and optional chaining. Babel rewrites them all for the sake of rare
// cases, which costs every page; the plugins that mend those cases alone take their place.
const asWritten = isWeb && {
  exclude: ['transform-destructuring', 'transform-parameters', 'transform-optional-chaining'],
  include: [
    'bugfix/transform-safari-id-destructuring-collision-in-function-expression',
    'bugfix/transform-v8-spread-parameters-in-optional-chaining',
  ],
};

module.exports = {
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: { onlyRemoveTypeImports: true },
        compiler: 'webpack5',
        targets,
        ...asWritten,
        hot: false,
        // Pages and lazy parts of H5 are chunks of their own.
        'dynamic-import-node': !isWeb,
      },
    ],
  ],
  plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }]],
};
