import { AREA_CONTRACT } from '@balsam/shared-api/contract';
import { sources, type Compilation, type Compiler, type Module, type ModuleGraphConnection } from '@rspack/core';
import type { Agreement, SharedModule } from '../src/release/release.ts';
import { sharedModules, type Side } from './shared.ts';

type Names = SharedModule['names'];

/** Names used by an import; null if it uses the whole module, so that any name may be needed. */
function namesOf({ type, ids }: ModuleGraphConnection['dependency']): Names {
  // Evaluation alone uses no names: every import statement has such a dependency in addition to those of its names.
  if (type === 'esm import' || type === 'esm export import') return [];
  const name = ids?.[0];
  return name === undefined ? null : [name];
}

/** Names of a shared module that the built code uses, sorted. */
function usedNames({ moduleGraph, chunkGraph }: Compilation, module: Module): Names {
  const imports = moduleGraph
    .getIncomingConnections(module)
    .filter(({ originModule }) => originModule && chunkGraph.getModuleChunks(originModule).length > 0)
    // Skips imports removed by tree shaking.
    .filter((connection) => connection.getActiveState(undefined) !== false)
    .map(({ dependency }) => namesOf(dependency));
  if (imports.includes(null)) return null;
  return [...new Set(imports.flatMap((names) => names ?? []))].sort();
}

/** Names that a provided module exports, sorted. */
function providedNames({ moduleGraph }: Compilation, module: Module): Names {
  const source = moduleGraph.getOutgoingConnections(module)[0]?.module;
  const names = source && moduleGraph.getProvidedExports(source);
  if (!source || !Array.isArray(names)) return null;
  // A CommonJS module also serves as its default export.
  const isCommonJs = source.dependencies.some(({ type }) => type.startsWith('cjs'));
  return [...new Set(isCommonJs ? [...names, 'default'] : names)].sort();
}

const KINDS = {
  host: { prefix: 'provide shared module (default) ', names: providedNames },
  area: { prefix: 'consume shared module (default) ', names: usedNames },
};

/**
 * Writes build.json into the build: the contract version, and for every shared module what the shell provides or the
 * area uses. Names used only as types, or by code removed by tree shaking, are not included.
 */
export class AgreementPlugin {
  readonly #side: Side;

  constructor(side: Side) {
    this.#side = side;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AgreementPlugin', (compilation) => {
      let shared: Agreement['shared'] = {};
      // The last hook before modules of a chunk are concatenated.
      compilation.hooks.optimizeTree.tap('AgreementPlugin', () => {
        shared = this.#describe(compilation);
      });
      compilation.hooks.processAssets.tap('AgreementPlugin', () => {
        const agreement: Agreement = { contract: AREA_CONTRACT, shared };
        const text = `${JSON.stringify(agreement, null, 2)}\n`;
        compilation.emitAsset('build.json', new sources.RawSource(text));
      });
    });
  }

  #describe(compilation: Compilation): Agreement['shared'] {
    const { prefix, names } = KINDS[this.#side];
    const modules = [...compilation.modules].filter((module) => module.identifier().startsWith(prefix));
    const described = Object.entries(sharedModules(this.#side, compilation.compiler.context)).flatMap(
      ([name, { version, requiredVersion }]) => {
        const module = modules.find((candidate) => candidate.identifier().startsWith(`${prefix}${name}@`));
        return module ? [[name, { version, range: requiredVersion, names: names(compilation, module) }] as const] : [];
      },
    );
    return Object.fromEntries(described);
  }
}
