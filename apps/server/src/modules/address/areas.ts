import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaList, type AreaPath, type AreaProvince, areaTree, findArea } from '@voltfront/rules/area/area-tree';
import { refuse } from '../../kernel/errors';
import { assetsFolder } from '../../kernel/paths';
import { addressTexts } from './address.texts';

let tree: AreaProvince[] | undefined;

const readTree = (): AreaProvince[] =>
  areaTree(JSON.parse(readFileSync(join(assetsFolder, 'static', 'area.json'), 'utf8')) as AreaList);

/** The names of an area by its codes. @throws BAD_INPUT for codes that the list does not have together */
export function areaOf(cityCode: string, districtCode: string | null): AreaPath {
  tree ??= readTree();
  const area = findArea(tree, cityCode, districtCode);
  if (!area) throw refuse('BAD_INPUT', { message: addressTexts.unknownArea, data: { fields: ['body.districtCode'] } });
  return area;
}
