import { Compilation, sources, type Compiler } from '@rspack/core';

/** Prefix of a federation module's name that contains no absolute path. */
const PATHLESS = /^(?:consume|provide) shared module \S+ \S+|^data:text\/javascript,import%20__module_federation/;

/**
 * Map of chunk integrities in the file that loads chunks; its order depends on the folder. The minifier shortens chunk
 * numbers: 3000 becomes `3e3`.
 */
const INTEGRITIES = /\{(?:\d[\de]*:"sha384-[^"]*",?)+\}/g;

const sortEntries = (list: string) => `{${list.slice(1, -1).split(',').sort().join(',')}}`;

/** Sorts the maps of integrities in a file. */
export const sortIntegrities = (text: string): string => text.replace(INTEGRITIES, sortEntries);

/**
 * Makes builds reproducible in any folder: module ids come from workspace paths, but those of federation modules from
 * names with absolute paths. This plugin numbers the latter and sorts the integrity maps.
 */
export class StableBuildPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StableBuildPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableBuildPlugin', (modules) => {
        const named = [...modules].flatMap((module) => {
          // In this hook only, Rspack provides the identifier as a string.
          const name = PATHLESS.exec(String(module.identifier))?.[0];
          return name ? [{ name, module }] : [];
        });
        named.sort((a, b) => (a.name < b.name ? -1 : 1));
        named.forEach(({ module }, index) => Object.assign(module, { id: `s${index}` }));
      });
      // Before files are named by their content hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'StableBuildPlugin', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const text = name.endsWith('.js') ? asset.source().toString() : '';
          const sorted = sortIntegrities(text);
          if (sorted !== text) compilation.updateAsset(name, new sources.RawSource(sorted));
        }
      });
    });
  }
}
