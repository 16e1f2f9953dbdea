import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@voltfront/brand';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, newPhone } from '../lib/browser';
import { Phone } from '../lib/phone';
import { openShop } from '../lib/shop';

const shop = openShop();
const own = new URL(brand.hosts.activity).host;
const down = new URL(brand.hosts.userCentre).host;

let host: Server;
let browser: Browser;

/** A self-signed certificate; this test's browser accepts any. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'voltfront-host-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${own}`];
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

beforeAll(async () => {
  host = createServer(makeCertificate(), (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>夏日活动</title><h1>夏日活动</h1>');
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  // One of the own hosts is a second server on this machine; the other one does not respond.
  const rules = `MAP ${own}:443 127.0.0.1:${port}, MAP ${down}:443 127.0.0.1:1`;
  browser = await launchBrowser([`--host-resolver-rules=${rules}`, '--ignore-certificate-errors']);
});
afterAll(async () => {
  await browser?.close();
  host?.closeAllConnections();
  host?.close();
});

async function openPhone(): Promise<Phone> {
  const context = await newPhone(browser, shop.origin);
  return shop.watch(new Phone(await context.newPage(), context, shop.origin));
}

const addressOf = (src: string) => `/pages/webview/index?src=${encodeURIComponent(src)}`;

test('a page of an own host opens inside the app', async () => {
  const phone = await openPhone();
  await phone.page.goto(addressOf(`https://${own}/summer`));
  await phone.screen.frameLocator('iframe').getByRole('heading', { name: '夏日活动' }).waitFor();
  await phone.screen.getByRole('progressbar').waitFor({ state: 'hidden' });
  const faults = phone.takeFaults(new RegExp(own));
  expect(faults.filter((fault) => !fault.startsWith('request to another host'))).toEqual([]);
});

test('an own host that does not answer can be asked again', async () => {
  const phone = await openPhone();
  await phone.page.goto(addressOf(`https://${down}/summer`));
  await phone.button(/重试|重新加载/).waitFor();
  phone.takeFaults(new RegExp(down));
});

test('an address that only looks like an own host is left by the customer alone', async () => {
  const phone = await openPhone();
  await phone.open(addressOf(`https://evil.example\\@${own}/`));
  await phone.sees('即将离开');
  await phone.sees('evil.example');
  expect(await phone.screen.locator('iframe').count()).toBe(0);
});
