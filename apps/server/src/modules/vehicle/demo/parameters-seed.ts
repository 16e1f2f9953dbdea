import type { ParameterSeed } from '..';
import { models } from './catalogue';
import { type Car, entriesOf, parameterSections } from './parameters';

const cars: readonly Car[] = models.flatMap((model) => model.versions.map((version) => ({ model, version })));
const lines = parameterSections.flatMap(({ sectionCode, lines: own }) => own.map((line) => ({ ...line, sectionCode })));

/** Rows of every version's parameters and equipment. */
export function parametersSeed(): ParameterSeed {
  return {
    sections: parameterSections.map(({ sectionCode, name, shortName }, position) => ({
      sectionCode,
      name,
      shortName,
      position,
    })),
    parameters: lines.map(({ code, sectionCode, name, note, footnote }, position) => ({
      code,
      sectionCode,
      name,
      note,
      footnote,
      position,
    })),
    values: cars.flatMap((car) =>
      lines.map(({ code, say }) => ({ versionId: car.version.versionId, code, entries: entriesOf(say(car)) })),
    ),
  };
}
