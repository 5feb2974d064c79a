// React tells whoever is here when it starts. Every package has a refresh runtime of its own, and one that comes later
// finds React in `renderers` only, where the stand-in of the first would keep nothing. So this runs before all of them.
const renderers = new Map<number, unknown>();

const hook = {
  renderers,
  supportsFiber: true,
  inject(renderer: unknown): number {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot: () => {},
  onCommitFiberRoot: () => {},
  onCommitFiberUnmount: () => {},
};

const page: typeof globalThis & { __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown } = globalThis;
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= hook;
