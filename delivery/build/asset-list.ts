import type { Compiler } from '@rspack/core';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes assets.json beside the build: the scripts and styles of every entry and of every named chunk, in order. */
export class AssetListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('AssetListPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const groups = [...stats.compilation.namedChunkGroups].map(([name, group]) => [
        name,
        group.getFiles().filter((file) => /\.(js|css)$/.test(file)),
      ]);
      const target = path.join(compiler.outputPath, 'assets.json');
      writeFileSync(target, `${JSON.stringify(Object.fromEntries(groups), null, 2)}\n`);
    });
  }
}
