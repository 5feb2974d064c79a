// React announces itself once, to the hook that exists when it starts. Every package has its own refresh runtime; a
// later one finds React only in `renderers`, where the first runtime's stub would store nothing. So this hook runs
// before all of them.
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
