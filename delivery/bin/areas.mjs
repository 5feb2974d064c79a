// Which areas there are. Nobody keeps a list of them: a package is an area when its package.json says how the shell
// treats it.
import { readJson } from './steps.mjs';

/** The areas of the workspace: folder, which is the name, and manifest. */
export const readAreas = () =>
  readJson('package.json')
    .workspaces.map((name) => ({ name, manifest: readJson(`${name}/package.json`) }))
    .filter(({ manifest }) => manifest.balsam?.area);
