import { createHash } from 'node:crypto';

/** A node of Babel's tree, as far as it is looked at here. */
export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** What Stryker makes defects with. */
export interface Mutator {
  readonly name: string;
  mutate(path: { readonly node: Node }): Iterable<Node>;
}

const isChosen = (name: string, share: number) =>
  createHash('md5').update(name).digest().readUInt32BE() / 2 ** 32 < share;

/**
 * A mutator that makes a random part of its defects, the same ones each time.
 * @param share 0 to 1
 */
export const sampled = ({ name, mutate }: Mutator, share: number): Mutator => ({
  name,
  *mutate(path) {
    let index = 0;
    for (const defect of mutate(path)) {
      index += 1;
      if (isChosen(`${name} ${String(path.node.start)} ${index}`, share)) yield defect;
    }
  },
});
