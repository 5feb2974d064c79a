export { anOrder } from './anOrder.ts';
export { aUser } from './aUser.ts';
export { consoleRenderer } from './consoleRenderer.tsx';
export { fakeApi, ok, type Call } from './fakeApi.ts';
export { listAddresses } from './listAddresses.ts';
export { metaOf } from './lists.ts';
export { hardCodedTexts, markData, pseudoTexts } from './pseudo.ts';
export { renderWithProviders } from './renderWithProviders.tsx';
export { untaggedMutations } from './untaggedMutations.ts';
