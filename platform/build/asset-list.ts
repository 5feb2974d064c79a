import type { Compiler } from '@rspack/core';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Scripts of a chunk, then its styles, each in order. Rspack lists a chunk's script and style in varying order, and the
 * order is part of the release's hash.
 */
export const orderAssets = (files: readonly string[]): string[] =>
  ['.js', '.css'].flatMap((type) => files.filter((file) => file.endsWith(type)));

/** Writes assets.json into the build: scripts and styles of every entry and named chunk, in order. */
export class AssetListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('AssetListPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const groups = [...stats.compilation.namedChunkGroups].map(([name, group]) => [
        name,
        orderAssets(group.getFiles()),
      ]);
      const target = path.join(compiler.outputPath, 'assets.json');
      writeFileSync(target, `${JSON.stringify(Object.fromEntries(groups), null, 2)}\n`);
    });
  }
}
