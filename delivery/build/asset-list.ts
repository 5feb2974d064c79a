import type { Compiler } from '@rspack/core';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The scripts of a chunk and those it needs, then the styles, each in their order. Of one chunk's script and style Rspack
 * lists now the one first, now the other, and a release is called after what it lists.
 */
export const orderAssets = (files: readonly string[]): string[] =>
  ['.js', '.css'].flatMap((type) => files.filter((file) => file.endsWith(type)));

/** Writes assets.json beside the build: the scripts and styles of every entry and of every named chunk, in order. */
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
