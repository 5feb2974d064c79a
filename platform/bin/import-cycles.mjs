// Part of npm run lint: no import cycles between the files of a package, nor between its folders, including type imports.
// Files directly in a folder count separately from its subfolders: a page and its tabs may not import each other either.
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

/** Imported files of each file, with the import as evidence. */
const readFileArrows = (folder) =>
  new Map(
    listSources(folder).map((file) => {
      const imported = ts
        .preProcessFile(readFileSync(file, 'utf8'))
        .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => [
          path.resolve(path.dirname(file), fileName),
          `${path.relative(ROOT, file)} imports ${fileName}`,
        ])
        .filter(([target]) => target.startsWith(folder) && existsSync(target));
      return [file, new Map(imported)];
    }),
  );

/** Imported folders of each folder, with one import as evidence. */
function folderArrows(fileArrows) {
  const arrows = new Map();
  for (const [file, imported] of fileArrows) {
    const from = path.dirname(file);
    const there = arrows.get(from) ?? new Map();
    arrows.set(from, there);
    for (const [target, why] of imported) {
      const to = path.dirname(target);
      if (to !== from) there.set(to, why);
    }
  }
  return arrows;
}

/** Imports that form a cycle; an empty list if there is none. */
function findCycle(arrows) {
  const done = new Set();
  const visit = (node, way) => {
    const at = way.findIndex(({ from }) => from === node);
    if (at !== -1) return way.slice(at).map(({ why }) => why);
    if (done.has(node)) return [];
    for (const [to, why] of arrows.get(node) ?? []) {
      const cycle = visit(to, [...way, { from: node, why }]);
      if (cycle.length > 0) return cycle;
    }
    done.add(node);
    return [];
  };
  for (const node of arrows.keys()) {
    const cycle = visit(node, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

const { workspaces } = readJson('package.json');
const cycles = workspaces.flatMap((name) => {
  const fileArrows = readFileArrows(path.join(ROOT, name));
  const betweenFiles = findCycle(fileArrows);
  return betweenFiles.length > 0 ? betweenFiles : findCycle(folderArrows(fileArrows));
});

for (const why of cycles) console.error(`✖ ${why}`);
if (cycles.length > 0) {
  console.error('Import cycle: move shared code or types below both, or code that uses both above them.');
  process.exit(1);
}
console.log(`${workspaces.length} packages without import cycles between files or folders.`);
