import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { outputOf } from '../lib/build-storefront.mjs';
import { table } from '../lib/text.mjs';
import { growthFaults } from './entry-growth.mjs';

/** Limit of JavaScript and CSS of a first load, gzipped (bench/README.md has the budget of `/`). */
const LIMIT_BYTES = 150_000;
/**
 * Limits of single pages: lower ones for the home page and the configurator; a higher one for the component gallery,
 * which only test builds have.
 */
const OWN_LIMITS = { '/': 100_000, '/pagesDetail/carSetting': 120_000, '/pagesMine/demo': 250_000 };
/** Strings of React that minifiers keep. The web runs on Preact; a build with React in it fails. */
const REACT = [
  ['Minified React error', 'react-dom'],
  ['ReactCurrentBatchConfig', 'react'],
];
/** Libraries that must not be in a first load: a string of each library's code, and its name. */
const LAZY = [
  ['WebGLRenderer', 'three'],
  ['leaflet-container', 'leaflet'],
  ['bodymovin', 'lottie-web'],
  ['MeshoptDecoder', 'meshoptimizer'],
];

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** The first load of a page: gzipped size of its files, and libraries that should be loaded later. */
function firstLoad(folder, files) {
  const contents = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return {
    bytes: contents.reduce((sum, content) => sum + gzipSync(content).length, 0),
    tooEarly: LAZY.filter(([piece]) => contents.some((content) => content.includes(piece))).map(([, name]) => name),
  };
}

/** React code in any script of a web build. */
function runtimeFaults(folder) {
  const scripts = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.js'));
  return scripts.flatMap((file) => {
    const content = readFileSync(join(folder, file), 'utf8');
    return REACT.filter(([piece]) => content.includes(piece)).map(([, name]) => `${file} has ${name} in it`);
  });
}

/** Checks that a web build contains Preact only. */
export function checkRuntime(platform) {
  const faults = runtimeFaults(outputOf(platform));
  return { passed: faults.length === 0 ? 1 : 0, failed: faults.length === 0 ? 0 : 1, message: faults.join('\n') };
}

/**
 * Checks the size of the first load of each page, and that it does not grow with the number of pages; one check per
 * page.
 */
export function checkPageSizes() {
  const folder = outputOf('h5');
  const manifest = JSON.parse(readFileSync(join(folder, 'page-manifest.json'), 'utf8'));
  const { entry, routes } = manifest;
  const pages = Object.entries(routes).map(([path, { js, css }]) => {
    const files = [...new Set([...entry.js, ...entry.css, ...js, ...css])];
    const { bytes, tooEarly } = firstLoad(folder, files);
    const fault = [
      bytes > (OWN_LIMITS[path] ?? LIMIT_BYTES) ? 'too large' : '',
      ...tooEarly.map((name) => `loads ${name} at once`),
    ];
    return { path, bytes, fault: fault.filter(Boolean).join(', ') };
  });
  const faulty = pages.filter(({ fault }) => fault);
  const growth = growthFaults(manifest, entry.js.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'));
  const runtimes = runtimeFaults(folder);
  const wholes = [growth, runtimes];
  return {
    passed: pages.length - faulty.length + wholes.filter((faults) => faults.length === 0).length,
    failed: faulty.length + wholes.filter((faults) => faults.length > 0).length,
    message: [...faulty.map(({ path, fault }) => `${path}: ${fault}`), ...growth, ...runtimes].join('\n'),
    table: table([['page', 'first load', ''], ...pages.map(({ path, bytes, fault }) => [path, kb(bytes), fault])]),
  };
}
