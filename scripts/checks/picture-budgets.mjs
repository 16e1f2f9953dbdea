/** Size limits (bytes) of the committed pictures by kind; films count as pictures. */
export const BUDGETS = [
  { name: 'product pictures', folder: 'apps/server/assets/', most: 60_000_000 },
  { name: 'visual baselines', folder: 'e2e/visual/baseline/', most: 12_000_000 },
  { name: 'pictures of the documents', folder: 'docs/', most: 3_000_000 },
];
const MOST_MODEL = 1_500_000;
const PICTURE = /\.(webp|png|jpe?g|avif|gif|mp4)$/;
const MODEL = /\.glb$/;

/** Number of screens of the whole product; the baselines of all of them must fit, also of those not built yet. */
const ALL_SCREENS = 323;
/** Pictures of screens are named by route, width and scheme; those of components by group, width and scheme. */
const BASELINE = /^e2e\/visual\/baseline\/(.+)-\d+-(?:light|dark)\.\w+$/;

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Expected size of the baselines once every screen has them, from the average size per screen today. */
export function baselinesOfAllScreens(files) {
  const baselines = files.map(({ path, bytes }) => ({ bytes, of: BASELINE.exec(path)?.[1] })).filter(({ of }) => of);
  const [components, screens] = [true, false].map((isOf) =>
    baselines.filter(({ of }) => of.startsWith('components-') === isOf),
  );
  const count = new Set(screens.map(({ of }) => of)).size;
  return sum(components) + (count > 0 ? (sum(screens) / count) * Math.max(ALL_SCREENS, count) : 0);
}

function withinBudget({ name, folder, most }, pictures) {
  const total = sum(pictures.filter(({ path }) => path.startsWith(folder)));
  return {
    name: `${name} weigh at most ${megabytes(most)} (${megabytes(total)} now)`,
    breaches: total > most ? [megabytes(total)] : [],
  };
}

/**
 * The rules that committed pictures, films and models keep, with their breaches.
 * @param files `{ path, bytes }` of everything that is committed
 */
export function pictureRules(files) {
  const pictures = files.filter(({ path }) => PICTURE.test(path));
  const stray = pictures.filter(({ path }) => !BUDGETS.some(({ folder }) => path.startsWith(folder)));
  const heavy = files.filter(({ path, bytes }) => MODEL.test(path) && bytes > MOST_MODEL);
  const all = baselinesOfAllScreens(pictures);
  const { most } = BUDGETS.find(({ name }) => name === 'visual baselines');
  return [
    ...BUDGETS.map((budget) => withinBudget(budget, pictures)),
    {
      name: `visual baselines of all ${ALL_SCREENS} screens will weigh at most ${megabytes(most)} (${megabytes(all)} by those of today)`,
      breaches: all > most ? [megabytes(all)] : [],
    },
    { name: 'every picture lies where a budget holds', breaches: stray.map(({ path }) => path) },
    {
      name: `no 3D model weighs more than ${megabytes(MOST_MODEL)}`,
      breaches: heavy.map(({ path, bytes }) => `${path}  ${megabytes(bytes)}`),
    },
  ];
}
