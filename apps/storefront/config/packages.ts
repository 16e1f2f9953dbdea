import path from 'node:path';

const packages = path.resolve(__dirname, '../../../packages');

/** Workspace packages are TypeScript sources: Babel compiles them together with the app. */
export const compiledPackages = ['rules', 'brand', 'contract', 'bridge', 'risk'].map((name) =>
  path.join(packages, name),
);

/** CSS modules: every `*.module.css`. Short names in the output, since each one is shipped twice (markup and style). */
export const cssModules = {
  enable: true,
  config: { namingPattern: 'module', generateScopedName: '[local]_[hash:base64:5]' },
} as const;

/** Puts the values of size tokens into the style sheets, before px become units of the platform. */
export const tokenValues = { [path.resolve(__dirname, 'token-values.js')]: { enable: true } };
