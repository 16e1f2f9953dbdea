import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Where a server keeps its data: a folder, and on the PostgreSQL of the tests, where there is one, a database. Without that
 * one the folder has the embedded database as well, which takes several times the processor's time.
 */
export interface Storage {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

const ADMIN_URL = process.env.TEST_POSTGRES_URL;

async function onPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ADMIN_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The name of the database at an address. */
const nameOf = (url: string): string => new URL(url).pathname.slice(1);

/** @param template address of the database that is copied; default: an empty one @returns the address of the new one */
async function newDatabase(template?: string): Promise<string | undefined> {
  if (!ADMIN_URL) return;
  const name = `volt_e2e_${randomBytes(6).toString('hex')}`;
  await onPostgres(`create database ${name}${template ? ` template ${nameOf(template)} strategy file_copy` : ''}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  return url.toString();
}

async function newStorage(copied?: { folder: string; database: string | undefined }): Promise<Storage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'voltfront-e2e-'));
  const databaseUrl = await newDatabase(copied?.database);
  if (copied) cpSync(copied.folder, dataDir, { recursive: true });
  return {
    dataDir,
    databaseUrl,
    async remove() {
      if (databaseUrl) await onPostgres(`drop database if exists ${nameOf(databaseUrl)} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A folder given by the test, with the embedded database in it; the test removes it. */
export const inFolder = (dataDir: string): Storage => ({
  dataDir,
  databaseUrl: undefined,
  async remove() {
    rmSync(dataDir, { recursive: true, force: true });
  },
});

/** Names of the variables with the storage that has the demo data already, and with the moment that they are about. */
const DEMO_FOLDER = 'E2E_DEMO_FOLDER';
const DEMO_DATABASE = 'E2E_DEMO_DATABASE';
const DEMO_MOMENT = 'E2E_DEMO_MOMENT';
/** Older demo data are loaded anew. */
const MOST_AGE_MS = 10 * 60_000;

/**
 * Storage for a new server: a copy of the kept demo data where they are about the right moment, else an empty one.
 * @param clockFrom where the server's clock begins, when it is not the real time (epoch ms)
 */
export function storageFor(clockFrom?: string): Promise<Storage> {
  const folder = process.env[DEMO_FOLDER];
  if (!folder) return newStorage();
  const moment = process.env[DEMO_MOMENT];
  // What the demo data call "in some minutes" was counted from their loading.
  const isFresh = moment ? moment === clockFrom : Date.now() - statSync(folder).birthtimeMs < MOST_AGE_MS;
  return newStorage(isFresh ? { folder, database: process.env[DEMO_DATABASE] } : undefined);
}

/**
 * From now on servers that this process and its workers start begin with a copy of this storage, whose server has ended.
 * @param moment what its demo data are about (epoch ms), when that is not the moment at which they were loaded
 * @returns a function that removes it
 */
export function copyFromNowOn({ dataDir, databaseUrl, remove }: Storage, moment?: number): () => Promise<void> {
  process.env[DEMO_FOLDER] = dataDir;
  if (databaseUrl) process.env[DEMO_DATABASE] = databaseUrl;
  if (moment !== undefined) process.env[DEMO_MOMENT] = String(moment);
  return async () => {
    for (const name of [DEMO_FOLDER, DEMO_DATABASE, DEMO_MOMENT]) delete process.env[name];
    await remove();
  };
}
