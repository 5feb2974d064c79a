// Lists the areas. There is no registration: a package is an area if its package.json has `balsam.area`.
import { readJson } from './steps.mjs';

/** Areas of the workspace, with folder (also the name) and manifest. */
export const readAreas = () =>
  readJson('package.json')
    .workspaces.map((name) => ({ name, manifest: readJson(`${name}/package.json`) }))
    .filter(({ manifest }) => manifest.balsam?.area);
