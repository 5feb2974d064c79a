export { anOrder } from './an-order.ts';
export { aUser } from './a-user.ts';
export { consoleRenderer } from './console-renderer.tsx';
export { fakeApi, ok, type Call } from './fake-api.ts';
export { listAddresses } from './list-addresses.ts';
export { metaOf } from './lists.ts';
export { hardCodedTexts, markData, pseudoTexts } from './pseudo.ts';
export { renderWithProviders } from './render-with-providers.tsx';
export { untaggedMutations } from './untagged-mutations.ts';
