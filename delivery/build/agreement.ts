import { AREA_CONTRACT } from '@balsam/shared-api/contract';
import { sources, type Compilation, type Compiler, type Module, type ModuleGraphConnection } from '@rspack/core';
import type { Agreement, SharedModule } from '../src/release/release.ts';
import { sharedModules, type Side } from './shared.ts';

type Names = SharedModule['names'];

/** The names that one import takes; null when it takes the module as a whole, and any name may be meant. */
function namesOf({ type, ids }: ModuleGraphConnection['dependency']): Names {
  // What runs a module takes nothing of it: every import statement has one of these beside those of its names.
  if (type === 'esm import' || type === 'esm export import') return [];
  const name = ids?.[0];
  return name === undefined ? null : [name];
}

/** Everything that is taken of a shared module by code that is part of the build, sorted. */
function usedNames({ moduleGraph, chunkGraph }: Compilation, module: Module): Names {
  const imports = moduleGraph
    .getIncomingConnections(module)
    .filter(({ originModule }) => originModule && chunkGraph.getModuleChunks(originModule).length > 0)
    // Not for what the tree-shaking leaves out.
    .filter((connection) => connection.getActiveState(undefined) !== false)
    .map(({ dependency }) => namesOf(dependency));
  if (imports.includes(null)) return null;
  return [...new Set(imports.flatMap((names) => names ?? []))].sort();
}

/** Everything that a provided module exports, sorted. */
function providedNames({ moduleGraph }: Compilation, module: Module): Names {
  const source = moduleGraph.getOutgoingConnections(module)[0]?.module;
  const names = source && moduleGraph.getProvidedExports(source);
  if (!source || !Array.isArray(names)) return null;
  // A CommonJS module is its own default export.
  const isCommonJs = source.dependencies.some(({ type }) => type.startsWith('cjs'));
  return [...new Set(isCommonJs ? [...names, 'default'] : names)].sort();
}

const KINDS = {
  host: { prefix: 'provide shared module (default) ', names: providedNames },
  area: { prefix: 'consume shared module (default) ', names: usedNames },
};

/**
 * Writes build.json beside the build: the contract, and of every shared module what the shell brings or the area uses.
 * A name that is used as a type only, or by code that is shaken out of the build, is not among them.
 */
export class AgreementPlugin {
  readonly #side: Side;

  constructor(side: Side) {
    this.#side = side;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AgreementPlugin', (compilation) => {
      let shared: Agreement['shared'] = {};
      // The last moment at which every module still stands for itself: then those of one chunk are joined.
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
