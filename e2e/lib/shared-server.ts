import type { TestProject } from 'vitest/node';
import { keepDemoData, startRealServer } from './real-server';

/** One server with fresh demo data for all files that do not start their own. */
export default async function shareServer(project: TestProject): Promise<() => Promise<void>> {
  const dropDemoData = await keepDemoData();
  const server = await startRealServer();
  project.provide('origin', server.origin);
  return async () => {
    await server.stop();
    dropDemoData();
  };
}
