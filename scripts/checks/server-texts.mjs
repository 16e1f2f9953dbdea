import { chineseOnServer } from './chinese-literals.mjs';

const CATALOGUE = /\.texts\.ts$/;
const TEST = /\.(test|suite|fixture)\.ts$|\/test-data\.ts$|\/testing\/|\/providers\/payment\/simulator\//;
const DEMO = /\/demo\/|\/demo-[\w-]+\.ts$|\/seed-demo-[\w-]+\.ts$/;

/** Whether a file of the server is searched: sources other than catalogues, tests and demo data. */
export const isChecked = (path) => path.endsWith('.ts') && ![CATALOGUE, TEST, DEMO].some((kind) => kind.test(path));

const MODULES = 'apps/server/src/modules';
const PROVIDERS = 'apps/server/src/providers';

/**
 * Files with texts that are Chinese in every language. The list only gets shorter: a file is taken off when nothing Chinese
 * is left in it, and another one is added only for data of these kinds.
 */
const CHINESE_DATA = [
  [`${MODULES}/order/agreement-values.ts`, 'agreement'],
  [`${MODULES}/order/change/change-values.ts`, 'agreement'],
  [`${MODULES}/order/agreement-file/draw-agreement.ts`, 'agreement'],
  [`${MODULES}/invoice/invoice-file/draw-paper.ts`, 'document'],
  [`${MODULES}/test-drive/draw-letter.ts`, 'document'],
  [`${MODULES}/test-drive/letter-text.ts`, 'agreement'],
  [`${MODULES}/stock/statements.ts`, 'statements that a customer confirms'],
  [`${MODULES}/content/document-html.ts`, 'document'],
  [`${MODULES}/content/brochure/draw-brochure.ts`, 'document'],
  [`${MODULES}/content/white-paper/draw-white-paper.ts`, 'document'],
  [`${MODULES}/privacy/copy-html.ts`, 'document'],
  [`${MODULES}/privacy/assemble-copy.ts`, 'document'],
  [`${MODULES}/system/area-by-ip.ts`, 'names of areas'],
  [`${PROVIDERS}/ip-area/embedded.ts`, 'names of areas'],
  [`${PROVIDERS}/geocoder/embedded/gazetteer.ts`, 'names of areas'],
  [`${PROVIDERS}/geocoder/embedded/landmarks.ts`, 'names of areas'],
  [`${PROVIDERS}/geocoder/embedded/embedded-geocoder.ts`, 'names of areas'],
  [`${MODULES}/community/refused-words.ts`, 'words that are looked for'],
  [`${MODULES}/place/place-words.ts`, 'words that are looked for'],
  [`${MODULES}/store/store-words.ts`, 'words that are looked for'],
  [`${MODULES}/profile/suggest-nickname.ts`, 'parts of nicknames'],
  [`${MODULES}/download/app-pages.ts`, 'stand-in for a page of others'],
  [`${PROVIDERS}/subscription-message/template-fields.ts`, 'names of fields of another platform'],
  [`${PROVIDERS}/payment/statement/alipay-bill.ts`, 'names of fields of another platform'],
  [`${PROVIDERS}/payment/statement/alipay-flow.ts`, 'names of fields of another platform'],
  [`${PROVIDERS}/payment/statement/alipay-list.ts`, 'names of fields of another platform'],
  [`${PROVIDERS}/payment/statement/wechat-bill.ts`, 'names of fields of another platform'],
  [`${PROVIDERS}/payment/statement/wechat-flow.ts`, 'names of fields of another platform'],
  [`${PROVIDERS}/payment/statement/write-wechat-flow.ts`, 'names of fields of another platform'],
  [`${PROVIDERS}/payment/sandbox/cashier-page.ts`, 'stand-in for a page of others'],
  [`${PROVIDERS}/lender/sandbox/desk-page.ts`, 'stand-in for a page of others'],
];

/** The rules about sources (`{ path, source }` each), with their breaches. */
export function serverTextRules(sources, data = CHINESE_DATA) {
  const found = new Map(sources.map(({ path, source }) => [path, chineseOnServer(source, path)]));
  const listed = new Set(data.map(([path]) => path));
  return [
    {
      name: 'Chinese texts of the server are in *.texts.ts, with their English',
      breaches: [...found].flatMap(([path, texts]) =>
        listed.has(path) ? [] : texts.map(({ line, text }) => `${path}:${line} ${text}`),
      ),
    },
    {
      name: 'Every file listed as Chinese data has some',
      breaches: data
        .filter(([path]) => !found.get(path)?.length)
        .map(([path, kind]) => `${path} (${kind}): take it off the list in scripts/checks/server-texts.mjs`),
    },
  ];
}
