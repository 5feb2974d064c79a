import { api } from './api.ts';
import { createAppStore } from './store.ts';
import { fakeApi, ok } from '../testing/fake-api.ts';

const inject = (path: string) =>
  api.injectEndpoints({
    endpoints: (build) => ({
      getOffer: build.query<string, void>({
        query: () => path,
        transformResponse: (body: { offer: string }) => body.offer,
      }),
    }),
  });

test('An area loaded again replaces its endpoints', async () => {
  fakeApi({ 'GET /offer': ok({ offer: 'Ten masks for eight' }) });
  inject('no-such-offer');
  const repaired = inject('offer');
  const store = createAppStore({ apiBase: 'http://balsam.test/api/' });
  const { data } = await store.dispatch(repaired.endpoints.getOffer.initiate());
  expect(data).toBe('Ten masks for eight');
});
