export { anOrder } from './anOrder.ts';
export { fakeApi, ok, type Call } from './fakeApi.ts';
export { listAddresses } from './listAddresses.ts';
export { hardCodedTexts, markData, pseudoTexts } from './pseudo.ts';
export { renderWithProviders } from './renderWithProviders.tsx';
export { untaggedMutations } from './untaggedMutations.ts';
