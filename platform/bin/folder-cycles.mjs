// Part of npm run lint: no import cycles between the folders of a package, directly or through others, including type
// imports. Files directly in a folder count separately from its subfolders: a page and its tabs may not import each
// other either.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readJson, ROOT } from './steps.mjs';

const isSource = (name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.(test|d)\.tsx?$/.test(name);
const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results', 'releases', '.data']);

function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : listSources(place);
    return isSource(entry.name) ? [place] : [];
  });
}

/** Imported folders of each folder, with one import as evidence. */
function readArrows(folder) {
  const arrows = new Map();
  for (const file of listSources(folder)) {
    const from = path.dirname(file);
    const there = arrows.get(from) ?? new Map();
    arrows.set(from, there);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const target = path.resolve(from, fileName);
      const to = path.dirname(target);
      if (fileName.startsWith('.') && to !== from && to.startsWith(folder) && existsSync(target))
        there.set(to, `${path.relative(ROOT, file)} imports ${fileName}`);
    }
  }
  return arrows;
}

/** Imports that form a cycle; null if there is none. */
function findCycle(arrows) {
  const done = new Set();
  const visit = (folder, way) => {
    const at = way.findIndex(({ from }) => from === folder);
    if (at !== -1) return way.slice(at).map(({ why }) => why);
    if (done.has(folder)) return null;
    for (const [to, why] of arrows.get(folder) ?? []) {
      const cycle = visit(to, [...way, { from: folder, why }]);
      if (cycle) return cycle;
    }
    done.add(folder);
    return null;
  };
  for (const folder of arrows.keys()) {
    const cycle = visit(folder, []);
    if (cycle) return cycle;
  }
  return null;
}

const { workspaces } = readJson('package.json');
const cycles = workspaces.flatMap((name) => findCycle(readArrows(path.join(ROOT, name))) ?? []);

for (const why of cycles) console.error(`✖ ${why}`);
if (cycles.length > 0) {
  console.error('Import cycle between folders: move shared code below both, or code that uses both above them.');
  process.exit(1);
}
console.log(`${workspaces.length} packages without import cycles between folders.`);
