/** A name that means the same wherever it occurs: what it says, and perhaps an example. */
export type Words = Readonly<Record<string, readonly [description: string, example?: unknown]>>;
