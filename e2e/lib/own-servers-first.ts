import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const startsServer = ({ moduleId }: TestSpecification): boolean =>
  /\b(openShop\(\{|startRealServer\()/.test(readFileSync(moduleId, 'utf8'));

/** Files that start a server of their own come first, while the demo data that all of them copy are fresh. */
export class OwnServersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(startsServer), ...sorted.filter((file) => !startsServer(file))];
  }
}
