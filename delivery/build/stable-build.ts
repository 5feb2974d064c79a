import { Compilation, sources, type Compiler } from '@rspack/core';

/** What is left of such a module's name without the absolute paths in it. */
const PATHLESS = /^(?:consume|provide) shared module \S+ \S+|^data:text\/javascript,import%20__module_federation/;

/**
 * The list of chunks with their integrity, in the file that loads them: it comes in an order that depends on the folder.
 * The minifier writes a chunk's number the shortest way: 3000 is `3e3`.
 */
const INTEGRITIES = /\{(?:\d[\de]*:"sha384-[^"]*",?)+\}/g;

const sortEntries = (list: string) => `{${list.slice(1, -1).split(',').sort().join(',')}}`;

/** The text of a file with its lists of integrities in order. */
export const sortIntegrities = (text: string): string => text.replace(INTEGRITIES, sortEntries);

/**
 * Makes a build the same in every folder: modules are numbered by their place in the workspace, but the federation's
 * own ones by names with absolute paths in them. Those are numbered here, and the list of integrities is put in order.
 */
export class StableBuildPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StableBuildPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableBuildPlugin', (modules) => {
        const named = [...modules].flatMap((module) => {
          // Here, and only here, Rspack gives the identifier as a text.
          const name = PATHLESS.exec(String(module.identifier))?.[0];
          return name ? [{ name, module }] : [];
        });
        named.sort((a, b) => (a.name < b.name ? -1 : 1));
        named.forEach(({ module }, index) => Object.assign(module, { id: `s${index}` }));
      });
      // Before the files are named by the hash of what is in them.
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
