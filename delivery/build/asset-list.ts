import type { Compiler } from '@rspack/core';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes assets.json beside the build: the files that the page must name, in order, by entry. */
export class AssetListPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('AssetListPlugin', ({ compilation, hasErrors }) => {
      if (hasErrors()) return;
      const entries = [...compilation.entrypoints].map(([name, entry]) => [
        name,
        entry.getFiles().filter((file) => /\.(js|css)$/.test(file)),
      ]);
      const target = path.join(compiler.outputPath, 'assets.json');
      writeFileSync(target, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
    });
  }
}
