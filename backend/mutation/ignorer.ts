import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

interface Node {
  readonly type: string;
  readonly callee?: { readonly property?: { readonly name?: string } };
}

/** What is said to people who read the document of the API, and to the log: no rule hangs on it. */
const SAYS = new Set(['meta', 'describe']);

const words = {
  shouldIgnore: ({ node }: { readonly node: Node }) =>
    node.type === 'CallExpression' && SAYS.has(node.callee?.property?.name ?? '')
      ? 'It is said in the document of the API only.'
      : undefined,
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'words', words as never)];
